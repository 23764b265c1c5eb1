import fc from "fast-check";
import type { Operation, ProxyUse } from "../../../src/server/openapi/operation.ts";
import type { JsonSchema } from "../../../src/server/openapi/schema.ts";
import { COUNCIL, PORTAL } from "../backendUnderTest.ts";
import { near, STRANGE, valuesOf } from "../openapi/arbitraries.ts";

/** Calls of every kind to an operation: some almost valid, some far from it. */

export interface StrangeCall {
  readonly path: string;
  readonly init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string | Uint8Array<ArrayBuffer>;
  };
}

/** Part of many calls. No page may contain it unescaped. */
export const MARK = "<x-mark onload=alert(1)>";

/** Values that the back end really knows: tokens, handles, cookies. */
export interface Known {
  readonly texts: readonly string[];
  readonly cookies: readonly string[];
}

const ODD_TEXTS = fc.constantFrom(
  ...["%2e%2e%2f%2e%2e", "%252e%252e%252f", "..%5c..", "%00", "%ff%fe", "%", "%zz", "%E0%A4%A", "_all_docs"],
  ...["_design%2Fbackend", "a".repeat(3000), "%F0%9F%92%A9", "0", "-1", ";a=b", "%0d%0aSet-Cookie:%20a=b"],
  encodeURIComponent(MARK),
);

function pathText({ texts }: Known): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(...texts),
    ODD_TEXTS,
    fc.base64String({ maxLength: 40 }).map(encodeURIComponent),
    fc.string({ maxLength: 20 }).map(encodeURIComponent),
  );
}

function paths(known: Known, { path, parameters = [] }: Operation): fc.Arbitrary<string> {
  const names = parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
  const asked = fc.tuple(fc.constantFrom(...names, "x", "__proto__", ""), pathText(known));
  return fc
    .tuple(
      fc.infiniteStream(pathText(known)),
      fc.array(asked, { maxLength: 3 }),
      fc.constantFrom("", "", "", "", "/", "//", "/..", "%2f"),
    )
    .map(([filled, query, end]) => {
      const place = path.replace(/\{\w+\}/g, () => filled.next().value ?? "");
      const search = query.map(([name, value]) => `${name}=${value}`).join("&");
      return `${place}${end}${search === "" ? "" : `?${search}`}`;
    });
}

/** A call of the proxy, with its path in correct or broken base64. */
function proxied(known: Known, uses: readonly ProxyUse[]): fc.Arbitrary<unknown> {
  return fc.constantFrom(...uses).chain(({ path, payload }) =>
    fc.record(
      {
        url: fc
          .tuple(fc.infiniteStream(pathText(known)), fc.constantFrom("base64", "base64url", "latin1", "hex"))
          .map(([filled, encoding]) => {
            const place = path.replace(/\{[\w ]+\}/g, () => filled.next().value ?? "");
            return Buffer.from(place).toString(encoding as BufferEncoding);
          }),
        payload: payload ? fc.oneof(valuesOf(payload), valuesOf(payload).chain(near)) : STRANGE,
      },
      { requiredKeys: ["url"] },
    ),
  );
}

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === "string" ? [...new TextEncoder().encode(part)] : part)),
  );

const UNREADABLE = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((held) => new Uint8Array(held)),
  fc.constantFrom<string | Uint8Array<ArrayBuffer>>(
    "",
    "null",
    "{",
    '{"a":"\\ud800"}',
    "[".repeat(30_000),
    `${"[".repeat(2000)}${"]".repeat(2000)}`,
    '{"__proto__":{"toString":1},"constructor":{"prototype":null}}',
    '{"council":{"toString":null}}',
    JSON.stringify({ a: "x".repeat(70_000) }),
    bytes([0xef, 0xbb, 0xbf], '{"council":"mpt"}'),
    bytes('{"council":"', [0xff, 0xc3, 0x28], '"}'),
    bytes([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0]),
    '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\nc\r\n--x--',
    `name=${encodeURIComponent(MARK)}&password=%ff%00&name=b`,
  ),
);

function bodies(known: Known, { body, uses }: Operation): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> {
  const schema: JsonSchema = Object.values(body ?? {})[0] ?? {};
  const valid = uses ? proxied(known, uses) : valuesOf(schema);
  const text = (value: unknown) => JSON.stringify(value) ?? "";
  const marked = (value: unknown) =>
    typeof value === "object" && value !== null ? { ...value, note: MARK } : value;
  const inForm = valid.map((value) => {
    const fields = Object.entries(Object(value)).map(([name, held]) => [name, JSON.stringify(held)]);
    return new URLSearchParams(fields).toString();
  });
  return fc.oneof(
    { weight: 3, arbitrary: valid.map(text) },
    { weight: 5, arbitrary: valid.chain(near).map(text) },
    { weight: 1, arbitrary: valid.map(marked).map(text) },
    { weight: 1, arbitrary: STRANGE.map(text) },
    { weight: 1, arbitrary: inForm },
    { weight: 2, arbitrary: UNREADABLE },
  );
}

function headers({ cookies, texts }: Known): fc.Arbitrary<Readonly<Record<string, string>>> {
  const key = fc.constantFrom(
    "k".repeat(16),
    "0123456789abcdef-fuzz",
    "short",
    "x".repeat(300),
    "a b",
    "\u00e9",
  );
  return fc
    .record(
      {
        "content-type": fc.constantFrom(
          ...[
            "application/x-www-form-urlencoded",
            "text/plain",
            "multipart/form-data; boundary=x",
            "",
            "a/b/c",
          ],
          ...["application/json;charset=utf-16", "APPLICATION/JSON ", "application/json, text/html"],
        ),
        "content-encoding": fc.constantFrom("gzip", "br", "deflate, gzip", "x"),
        "content-length": fc.constantFrom("0", "1", "99999999", "-5", "x"),
        "transfer-encoding": fc.constantFrom("chunked", "gzip"),
        "idempotency-key": key,
        origin: fc.constantFrom(COUNCIL, PORTAL, "null", "https://evil.example", "x"),
        "sec-fetch-site": fc.constantFrom("cross-site", "same-origin", "none", "?"),
        "sec-purpose": fc.constantFrom("prefetch", "prerender"),
        cookie: fc.constantFrom(...cookies, "AuthSession=", "AuthSession=%ff; ;=", `a=${"b".repeat(5000)}`),
        authorization: fc.constantFrom(...texts.map((text) => `Bearer ${text}`), "Bearer", "Basic YTpi"),
        "accept-language": fc.constantFrom("zh", "*", "x".repeat(500), ";q=,"),
        "if-none-match": fc.constantFrom("*", '"x"', "W/"),
        "x-forwarded-for": fc.constantFrom("1.2.3.4, ::1", "unknown", ",,,", "::ffff:10.0.0.1%eth0"),
        "sec-gpc": fc.constant("1"),
      },
      { requiredKeys: [] },
    )
    .chain((odd) =>
      fc.tuple(fc.ipV4(), fc.subarray(Object.keys(odd), { maxLength: 3 })).map(([peer, chosen]) => ({
        "content-type": "application/json",
        "test-peer": peer,
        ...Object.fromEntries(Object.entries(odd).filter(([name]) => chosen.includes(name))),
      })),
    );
}

/** Any call of the operation. Some calls have the portal's own origin and a session, so that they pass more checks. */
export function strangeCalls(known: Known, operation: Operation): fc.Arbitrary<StrangeCall> {
  const usual = operation.method.toUpperCase();
  const methods = fc.oneof(
    { weight: 9, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS") },
  );
  const usualHeaders = { origin: PORTAL, "idempotency-key": "0123456789abcdef-usual" };
  return fc
    .record({
      path: paths(known, operation),
      method: methods,
      headers: headers(known),
      isUsual: fc.boolean(),
      cookie: fc.constantFrom(...known.cookies),
      body: bodies(known, operation),
    })
    .map(({ path, method, headers: odd, isUsual, cookie, body }) => ({
      path,
      init: {
        method,
        headers: isUsual ? { ...usualHeaders, cookie, ...odd } : odd,
        ...(method !== "GET" && method !== "HEAD" && { body }),
      },
    }));
}
