import { expect, test } from "vitest";
import { firstSettings } from "../../../../src/domain/embed/settings.ts";
import {
  frameSnippet,
  isMoreThanLink,
  linkSnippet,
  policyLines,
} from "../../../../src/domain/embed/snippets.ts";

/** The snippets' texts. tests/browser/embed checks with a browser's own parser how a snippet reads back. */

const portal = "https://portal.example";

test.each([
  ["nothing beyond the first settings", {}, false],
  [
    "what its address tells",
    { charge: "parking", account: "P130001", language: "en", look: { radius: "0px" } },
    false,
  ],
  ["a page of an element that shows it itself", { pages: { cart: "/troli.html" } }, false],
  ["a shared computer", { kiosk: true }, true],
  ["the test mode", { isTest: true }, true],
  ["a heading level", { headingLevel: "3" }, true],
  ["a page for another screen", { element: "cart", pages: { receipt: "/resit.html" } }, true],
  ["a page whose address is wrong", { element: "cart", pages: { receipt: "javascript:alert(1)" } }, false],
] as const)("whether a link cannot carry a chosen setting: %s", (_what, chosen, loses) => {
  expect(isMoreThanLink({ ...firstSettings("mpt"), ...chosen })).toBe(loses);
});

test("a snippet names the council in the element's language, or in Malay when the element follows the page", () => {
  const embedding = { settings: firstSettings("mpt"), portal, link: `${portal}/` };
  expect(linkSnippet(embedding)).toContain(">Bayar di sini: Majlis Perbandaran Tawau<");
  const inChinese = { ...embedding, settings: { ...embedding.settings, language: "zh" } as const };
  expect(linkSnippet(inChinese)).toContain(">在此付款: 斗湖市议会<");
  expect(frameSnippet(inChinese)).toContain('title="缴费柜台: 斗湖市议会"');
});

test("the suggested policy allows the portal's origin, whatever the portal's path", () => {
  expect(policyLines("https://portal.example/pay", "element")).toEqual([
    "script-src https://portal.example",
    "connect-src https://portal.example",
    "style-src https://portal.example",
    "frame-src https://portal.example",
  ]);
  expect(policyLines(portal, "frame")).toEqual(["frame-src https://portal.example"]);
});

test("the suggested policy for the test mode also allows calls to the test portal", () => {
  expect(policyLines("https://portal.example", "element", "https://test.example")).toContain(
    "frame-src https://portal.example https://test.example",
  );
  expect(policyLines(portal, "element", "https://test.example")).toContain(
    "connect-src https://portal.example https://test.example",
  );
});
