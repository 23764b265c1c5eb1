import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkCallbackAddress } from "../../../src/server/payments/validatePayment.ts";
import { returnAddress } from "../../../src/server/routes/gatewayRoutes.ts";
import { runs } from "../../config/seed.ts";

/** The address that a citizen returns to: a page of an allowed origin, however the address is written. */

const ALLOWED = new Set([
  "https://mpt.example",
  "http://mpt.localhost:4174",
  "https://xn--bcher-kva.example",
]);

const isTaken = (address: string): boolean => {
  try {
    checkCallbackAddress(address, ALLOWED);
    return true;
  } catch {
    return false;
  }
};

describe("an address that only looks allowed is refused", () => {
  test.each([
    ["another site", "https://evil.example/"],
    ["another scheme of the site", "http://mpt.example/"],
    ["a script", "javascript:location='https://mpt.example/'"],
    ["a script that looks like the site", "javascript://mpt.example/%0Aalert(1)"],
    ["a document in itself", "data:text/html,<a href=https://mpt.example>"],
    ["a blob of the site", "blob:https://mpt.example/0"],
    ["a file", "file://mpt.example/etc/passwd"],
    ["another protocol", "ftp://mpt.example/"],
    ["a socket", "wss://mpt.example/"],
    ["no scheme", "//mpt.example/"],
    ["no host", "/resit"],
    ["a user", "https://someone@mpt.example/"],
    ["a user and a password", "https://a:b@mpt.example/"],
    ["the site as the user", "https://mpt.example@evil.example/"],
    ["the site as the user, its sign encoded", "https://mpt.example%40evil.example/"],
    ["the site as user and password", "https://mpt.example:443@evil.example/"],
    ["a backslash for the user's end", "https://evil.example\\@mpt.example/"],
    ["another port", "https://mpt.example:8443/"],
    ["no port where there is one", "http://mpt.localhost/"],
    ["a dot behind the name", "https://mpt.example./"],
    ["the site's name before another's", "https://mpt.example.evil.example/"],
    ["the site's name behind another's", "https://evilmpt.example/"],
    ["a part of the site", "https://www.mpt.example/"],
    ["a letter of another script", "https://mрt.example/"],
    ["a full-width dot for a path's slash", "https://mpt.example／.evil.example/"],
    ["a fragment", "https://mpt.example/#/receipt"],
    ["an empty fragment", "https://mpt.example/#"],
    ["an address that goes on without end", `https://mpt.example/${"a".repeat(2000)}`],
    ["nothing", ""],
  ])("%s", (_name, address) => expect(isTaken(address)).toBe(false));
});

describe("the site's own address is accepted, however it is written", () => {
  test.each([
    ["capitals", "HTTPS://MPT.EXAMPLE/resit", "https://mpt.example/resit?kaunter-return=handle"],
    [
      "the scheme's own port",
      "https://mpt.example:443/resit",
      "https://mpt.example/resit?kaunter-return=handle",
    ],
    [
      "an international name",
      "https://bücher.example/",
      "https://xn--bcher-kva.example/?kaunter-return=handle",
    ],
    ["backslashes", "https:\\\\mpt.example\\resit", "https://mpt.example/resit?kaunter-return=handle"],
    [
      "a path that climbs",
      "https://mpt.example/a/../../resit",
      "https://mpt.example/resit?kaunter-return=handle",
    ],
    ["a query", "https://mpt.example/?p=1&p=2", "https://mpt.example/?p=1&p=2&kaunter-return=handle"],
    [
      "a site in its query",
      "https://mpt.example/?to=//evil.example",
      "https://mpt.example/?to=//evil.example&kaunter-return=handle",
    ],
    ["line breaks", "https://mpt.\nexample/res\tit", "https://mpt.example/resit?kaunter-return=handle"],
  ])("%s", (_name, address, led) => {
    expect(isTaken(address)).toBe(true);
    expect(returnAddress(address, "handle")).toBe(led);
  });
});

const piece = fc.oneof(
  fc.constantFrom(
    ...ALLOWED,
    "https:",
    "javascript:",
    "//",
    "/",
    "\\",
    "@",
    ":",
    ".",
    "#",
    "?",
    "%40",
    "%2f",
    "\t",
    "\n",
    "mpt.example",
    "evil.example",
    "443",
    "．",
    "。",
  ),
  fc.string({ maxLength: 3 }),
);

test("every accepted address leads to an allowed origin, without a user name, and carries the handle", () =>
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join("")),
      (address) => {
        fc.pre(isTaken(address));
        const led = new URL(returnAddress(address, "handle"));
        expect([...ALLOWED]).toContain(led.origin);
        expect([led.username, led.password, led.hash]).toEqual(["", "", ""]);
        expect([...led.searchParams.values()]).toContain("handle");
      },
    ),
    { numRuns: runs(500), maxSkipsPerRun: 1000 },
  ));
