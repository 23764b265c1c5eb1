import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AllowedUse } from "../../../src/server/query/allowedUse.ts";
import { ALLOWED_USES } from "../../../src/server/routes/queryRoutes.ts";
import { COUNCIL } from "../backendUnderTest.ts";
import { allowedCall, OF_SOMEBODY_ELSE, rowName } from "./everyUse.ts";
import { type Asked, type Call, EMAIL, OTHER, openProxyWorld, type ProxyWorld } from "./proxyWorld.ts";

/** Each of the eleven uses answers just as its row says, and refuses everything that looks like it. */

let world: ProxyWorld;
beforeAll(async () => {
  world = await openProxyWorld();
});
afterAll(() => world.close());

const ROWS = ALLOWED_USES.map((use) => [rowName(use), use] as const);
const rowsThat = (holds: (use: AllowedUse) => boolean) => ROWS.filter(([, use]) => holds(use));

/** The answer reveals nothing and nothing is written. The server reads at most the databases that it needs to refuse. */
function expectRefused(asked: Asked, use?: AllowedUse): void {
  expect(asked.status).toBeGreaterThanOrEqual(400);
  expect(asked.status).toBeLessThan(500);
  if (asked.text !== "")
    expect(Object.keys(JSON.parse(asked.text)).sort()).toEqual(["error", "reason", "reference"]);
  expect([...asked.writes]).toEqual([]);
  for (const name of asked.reads) expect(use?.reads ?? []).toContain(name);
}

/** Ways of writing a path that a database, a proxy or a careless decoder would take for the same path or a wider one. */
const DISGUISES: readonly (readonly [string, (path: string) => string])[] = [
  ["climbing", (path) => `/metadata/..${path}`],
  ["climbing by %2e%2e%2f", (path) => `/x%2f%2e%2e%2f${path.slice(1)}`],
  ["climbing by %252e%252e%252f", (path) => `/x%252f%252e%252e%252f${path.slice(1)}`],
  ["climbing by ..;/", (path) => `/x/..;${path}`],
  ["climbing by a backslash", (path) => `/x\\..\\${path.slice(1)}`],
  ["a slash as %2F", (path) => path.slice(1).replaceAll("/", "%2F").replace(":", "%3A").replace("-", "%2D")],
  ["a backslash for a slash", (path) => path.replaceAll("/", "\\")],
  ["two slashes", (path) => `/${path}`],
  ["a dot segment", (path) => `/.${path}`],
  ["a NUL before it", (path) => `\0${path}`],
  ["other letters", (path) => path.replace(/^\/[a-z_-]+/, (name) => name.toUpperCase())],
  [
    "full-width letters",
    (path) => path.replace(/[a-z]/, (one) => String.fromCodePoint(one.charCodeAt(0) + 0xfee0)),
  ],
  ["a Cyrillic letter", (path) => path.replace(/a|e|o/, (one) => ({ a: "а", e: "е", o: "о" })[one] ?? one)],
  ["an invisible letter", (path) => `${path.slice(0, 2)}\u200b${path.slice(2)}`],
  ["a mark of byte order", (path) => `\ufeff${path}`],
  ["a space before it", (path) => ` ${path}`],
  ["a host", (path) => `//localhost:5984${path}`],
  ["a scheme", (path) => `http://localhost:5984${path}`],
];

/** Endings by which CouchDB would answer another document, a revision, a picture or a list. */
const ENDINGS = [
  "?include_docs=true",
  "?attachments=true",
  "?rev=1-0123456789abcdef0123456789abcdef",
  "?revs=true&open_revs=all",
  "?conflicts=true",
  "?new_edits=false",
  "%3Frev=1-0",
  "#",
  "/picture.png",
  "/_all_docs",
  "/_changes",
  "/../_all_docs",
  "/..%2f_all_docs",
  "%00",
  "\0",
  "\n",
  "\r\nX-Admin: true",
];

describe.each(ROWS)("%s", (_name, use) => {
  test("refuses its path in every disguise", async () => {
    const call = allowedCall(world, use);
    for (const [disguise, wear] of DISGUISES) {
      const asked = await world.ask({ ...call, path: wear(call.path) });
      expect([disguise, asked.status]).toEqual([disguise, 403]);
      expectRefused(asked);
      expect([...asked.reads]).toEqual([]);
    }
  });

  test("refuses a query, an attachment or a list after its path", async () => {
    const call = allowedCall(world, use);
    for (const ending of ENDINGS) {
      const asked = await world.ask({ ...call, path: `${call.path}${ending}` });
      expectRefused(asked, use);
    }
  });

  test("accepts its path only as base64 of UTF-8, encoded once", async () => {
    const call = allowedCall(world, use);
    const once = Buffer.from(call.path).toString("base64");
    const wrong = {
      "encoded twice": Buffer.from(once).toString("base64"),
      "plain text": call.path,
      "percent-encoded": encodeURIComponent(`${once}=`),
      "UTF-16": Buffer.from(call.path, "utf16le").toString("base64"),
      "an overlong slash": Buffer.from(`\xc0\xaf${call.path}`, "latin1").toString("base64"),
      "longer than any": Buffer.from(`${call.path}${"a".repeat(2000)}`).toString("base64"),
    };
    for (const [way, url] of Object.entries(wrong)) {
      const asked = await world.ask({ ...call, url });
      expect([way, [400, 403].includes(asked.status)]).toEqual([way, true]);
      expectRefused(asked);
    }
  });

  test("needs its own method, whatever a header or a parameter says", async () => {
    const call = allowedCall(world, use);
    const answered = ALLOWED_USES.filter(({ path }) => path === use.path).map(
      ({ method }) => method as string,
    );
    for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "COPY", "PROPFIND"]) {
      if (answered.includes(method)) continue;
      const headers = {
        ...call.headers,
        "x-http-method-override": use.method,
        "x-method-override": use.method,
        "x-http-method": use.method,
      };
      const asked = await world.ask({ ...call, method, headers, query: `?_method=${use.method}` });
      expect([method, [403, 405].includes(asked.status)]).toEqual([method, true]);
      expectRefused(asked);
    }
  });

  test("ignores the query string of the call itself", async () => {
    const call = allowedCall(world, use);
    const query = "?include_docs=true&rev=1-0&url=L19hbGxfZGJz&payload=1&council=mps&_method=DELETE";
    // A use that works only once is left to the last test below.
    if (use.writes.some((name) => name !== "handles" && name !== "digital_license")) return;
    const [plain, questioned] = [await world.ask(call), await world.ask({ ...call, query })];
    expect(questioned.status).toBe(200);
    expect(shape(questioned)).toEqual(shape(plain));
  });
});

/** The answer's text without its signatures, which are new each time. */
function shape({ text }: Asked): unknown {
  return JSON.parse(text.replaceAll(/\.[\w-]{86}"/g, '"'));
}

describe("a payload beside a path", () => {
  test.each(rowsThat(({ beside }) => beside === undefined))(
    "%s refuses any payload: a payload asks for a write",
    async (_n, use) => {
      const call = allowedCall(world, use);
      for (const payload of [{}, null, [], "", 0, { _rev: "1-0" }, { docs: [] }]) {
        const asked = await world.ask({ ...call, payload });
        expect(asked.status).toBe(403);
        expectRefused(asked);
      }
    },
  );

  test("a body with any field other than the path and its payload is refused", async () => {
    for (const [, use] of ROWS) {
      const { path, payload, method = "POST", headers } = allowedCall(world, use);
      const answer = await world.app.request("/api/query", {
        method,
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ url: Buffer.from(path).toString("base64"), payload, new_edits: false }),
      });
      expect(answer.status).toBe(400);
    }
  });
});

describe("the caller", () => {
  test.each(rowsThat(({ from }) => from === "the portal"))(
    "%s is refused to a council's page, with a cookie or without",
    async (_n, use) => {
      const call = allowedCall(world, use);
      const elsewhere: readonly Call["headers"][] = [
        { origin: COUNCIL },
        { origin: "null" },
        { origin: "https://evil.example" },
        { "sec-fetch-site": "same-site" },
        { "sec-fetch-site": "cross-site" },
      ];
      for (const headers of elsewhere) {
        const asked = await world.ask({
          ...call,
          headers: { cookie: world.cookies.own, ...call.headers, ...headers },
        });
        expect(asked.status).toBe(403);
        expectRefused(asked);
        expect([...asked.reads]).toEqual([]);
      }
    },
  );

  test.each(rowsThat(({ who }) => who.includes("user") && who.includes("logged in")))(
    "%s is refused to a caller who is not logged in",
    async (_n, use) => {
      const asked = await world.ask({ ...allowedCall(world, use), headers: {} });
      expect(asked.status).toBe(401);
      expectRefused(asked, use);
    },
  );

  test("another user's record, database and payments are refused alike, whether they exist or not", async () => {
    for (const call of OF_SOMEBODY_ELSE)
      for (const who of [OTHER, "nobody@example.my"]) {
        const named = JSON.parse(JSON.stringify(call).replaceAll(OTHER, who)) as Call;
        const path = named.path.replace(Buffer.from(OTHER).toString("hex"), Buffer.from(who).toString("hex"));
        const asked = await world.ask({ ...named, path, headers: { cookie: world.cookies.own } });
        expect([path, asked.status]).toEqual([path, 403]);
        expectRefused(
          asked,
          ALLOWED_USES.find(({ use }) => use === "finding payments"),
        );
        expect([...asked.reads]).not.toContain("all_payments");
      }
  });

  test.each(rowsThat(({ from }) => from === "any page"))(
    "%s needs no cookie on a council's page",
    async (_n, use) => {
      const call = allowedCall(world, use);
      const asked = await world.ask({ ...call, headers: { ...call.headers, origin: COUNCIL } });
      expect(asked.status).toBe(200);
      expect(asked.headers.get("access-control-allow-origin")).toBe(COUNCIL);
      expect(asked.headers.get("access-control-allow-credentials")).toBeNull();
      expect(asked.headers.get("set-cookie")).toBeNull();
    },
  );

  test.each(rowsThat(({ from }) => from === "any page"))(
    "%s looks up no session for another site's page",
    async (_n, use) => {
      const call = allowedCall(world, use);
      const headers = { ...call.headers, origin: COUNCIL, cookie: world.cookies.own };
      const asked = await world.ask({ ...call, headers });
      expect(asked.status).toBe(200);
      expect([...asked.reads]).not.toContain("users");
    },
  );
});

// These run last, since some of them change what the other tests ask for.
describe("a use touches only the databases that its row lists", () => {
  test.each(ROWS)("%s answers, touches no other database, and reveals no secret", async (_n, use) => {
    const asked = await world.ask(allowedCall(world, use));
    expect(asked.status).toBe(200);
    for (const name of asked.reads) expect(use.reads).toContain(name);
    for (const name of asked.writes) expect(use.writes).toContain(name);
    expect(asked.headers.get("cache-control")).toBe("no-store");
    const own = use.use === "finding payments" ? world.own.status_token : undefined;
    for (const secret of world.secrets) if (secret !== own) expect(asked.text).not.toContain(secret);
    if (use.use !== "reading a reset link") expect(asked.text).not.toContain(OTHER);
    if (use.from === "any page") expect(asked.text).not.toContain(EMAIL);
  });
});
