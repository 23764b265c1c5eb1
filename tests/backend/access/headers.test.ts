import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compressFolder } from "../../../scripts/build/published/precompressed.ts";
import { keepCouncilPrint } from "../../../src/server/councils/changeCouncil.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { createKeyMaterial } from "../../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import { type AppWithLogin, withLogin } from "../accounts/accounts.ts";
import { created, payRequest } from "../accounts/citizen.ts";
import { type BackendUnderTest, makeBackend, temporaryFolder } from "../backendUnderTest.ts";
import { RECORDS } from "../bills/bills.ts";
import { statements } from "../licences/licences.ts";
import { FACE_PNG } from "../records/faces.ts";

/** The headers of every kind of answer: what the browser may do with it. */

const PORTAL = "https://portal.example";
const COUNCIL = "http://mpt.localhost:4174";
const LONG = "export const text = 'kaunter';\n".repeat(200);
const FILES = [
  "portal/index.html",
  "portal/verify.html",
  "portal/frame.html",
  "portal/favicon.svg",
  "portal/assets/index-AbCd1234.js",
  "portal/assets/index-AbCd1234.css",
  "widgets/kaunter.js",
  "widgets/chunks/147dfbf.js",
];

let folder = "";
let databases: Databases;
let app: AppWithLogin;
let backend: BackendUnderTest;

beforeAll(async () => {
  folder = await temporaryFolder();
  for (const file of FILES) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), LONG);
  }
  await compressFolder(folder);
  databases = await openDatabases({ folder: join(folder, "databases") });
  await databases.records.writeAll(RECORDS);
  const { privateKey } = await createKeyMaterial({ commonName: "notify" });
  const files = { portal: join(folder, "portal"), widgets: join(folder, "widgets") };
  backend = makeBackend(databases);
  app = withLogin(backend, { portal: PORTAL, files, statements, notifyKey: privateKey });
});
afterAll(async () => {
  await closeDatabases(databases);
  await rm(folder, { recursive: true, force: true });
});

let payments = 0;

/** The pay page of a new payment. Each payment has one of its own, because a pay page leads to the bank once. */
async function bankPage(): Promise<string> {
  payments += 1;
  const { pay_url } = await created(backend, payRequest(), `the-key-of-payment-${payments}`);
  return new URL(pay_url).pathname;
}

const json = (body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});

const SEARCH = { council: "mpt", payment_type: "assessment", _id: "A100" };

/** The app with databases that cannot read records or payments. */
function broken(): AppWithLogin {
  const failing: Databases = {
    ...databases,
    records: {
      ...databases.records,
      read: async () => {
        throw new Error("the disk is gone");
      },
    },
    all_payments: {
      ...databases.all_payments,
      read: async () => {
        throw new Error("the disk is gone");
      },
    },
  };
  return withLogin(makeBackend(failing), { portal: PORTAL });
}

type Answering = () => Response | Promise<Response>;

const DOCUMENTS: readonly (readonly [string, number, Answering])[] = [
  ["the portal", 200, () => app.request("/")],
  ["the receipt", 200, () => app.request("/receipt?k=1")],
  ["the page that checks documents", 200, () => app.request("/verify")],
  ["the page for frames", 200, () => app.request("/embed/frame.html")],
  ["the preview", 200, () => app.request("/embed/preview.html")],
  ["the page that goes on to the bank", 200, async () => app.request(await bankPage())],
  ["a notice", 404, () => app.request(`/pay/${"a".repeat(43)}`)],
];

const DATA: readonly (readonly [string, number, Answering])[] = [
  ["an answer of the counter", 200, () => app.request("/search", json(SEARCH))],
  ["nothing found", 404, () => app.request("/search", json({ ...SEARCH, _id: "A1" }))],
  ["the bank list's refusal", 400, () => app.request("/api/fpx/banks", json({}))],
  ["a preflight", 204, () => app.request("/search", { method: "OPTIONS", headers: { origin: COUNCIL } })],
  ["who is logged in", 200, () => app.request("/db/_session")],
  [
    "a wrong password",
    401,
    () => app.request("/db/_session", json({ name: "a@b.my", password: "12345678" })),
  ],
  [
    "a call of another site",
    403,
    () => app.request("/updateUser", json({}, { origin: "https://evil.example" })),
  ],
  ["the keys", 200, () => app.request("/api/keys")],
  ["a path that is none", 404, () => app.request("/nothing/at/all")],
  ["a call that is none", 404, () => app.request("/api/nothing", json({}))],
  ["a method that a call does not take", 405, () => app.request("/search", { method: "DELETE" })],
  ["a body that is too long", 413, () => app.request("/search", json("x".repeat(70_000)))],
  ["a body that is no JSON", 415, () => app.request("/search", { method: "POST", body: "{}" })],
  [
    "a changed amount",
    409,
    () =>
      app.request(
        "/createPayment",
        json(payRequest({ amount: "1.00", callback_url: `${COUNCIL}/resit` }), {
          "idempotency-key": "0123456789abcdef",
        }),
      ),
  ],
  ["a fault of ours", 500, () => broken().request("/search", json(SEARCH))],
];

const ASSETS: readonly (readonly [string, number, Answering])[] = [
  ["a script", 200, () => app.request("/assets/index-AbCd1234.js")],
  ["a style", 200, () => app.request("/assets/index-AbCd1234.css")],
  ["an icon", 200, () => app.request("/favicon.svg")],
  ["a script that is gone", 404, () => app.request("/assets/index-00000000.js")],
];

const ELEMENTS: readonly (readonly [string, number, Answering])[] = [
  ["the loader", 200, () => app.request("/widgets/kaunter.js")],
  ["a piece", 200, () => app.request("/widgets/chunks/147dfbf.js")],
  ["an element that is gone", 404, () => app.request("/widgets/gone.js")],
];

const OF_THE_PORTAL = [...DOCUMENTS, ...DATA, ...ASSETS];

const directives = ({ headers }: Response): ReadonlyMap<string, string> =>
  new Map(
    (headers.get("content-security-policy") ?? "").split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values.join(" ")];
    }),
  );

test.each([...OF_THE_PORTAL, ...ELEMENTS])(
  "%s has status %i, keeps its declared content type, and comes by https alone",
  async (_name, status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("strict-transport-security")).toBe("max-age=31536000");
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    expect(answer.headers.get("server")).toBeNull();
    expect(answer.headers.get("x-powered-by")).toBeNull();
  },
);

test.each(OF_THE_PORTAL)(
  "%s is loaded by no page of another origin as a picture, script or style",
  async (_name, _status, ask) => {
    expect((await ask()).headers.get("cross-origin-resource-policy")).toBe("same-origin");
  },
);

test.each(ELEMENTS)("%s is loaded by pages of every origin", async (_name, _status, ask) => {
  expect((await ask()).headers.get("cross-origin-resource-policy")).toBe("cross-origin");
});

test("a council's logo is loaded by pages of every origin, because receipts on the councils' pages show it", async () => {
  await keepCouncilPrint(databases, { council: "mpt", logo: FACE_PNG });
  const { status, headers } = await app.request("/api/getAttachments/metadata/logo/mpt.png");
  expect([status, headers.get("cross-origin-resource-policy")]).toEqual([200, "cross-origin"]);
});

test.each([
  "https://evil.example",
  "http://portal.example.evil.example",
  "http://192.168.1.7:4173",
  "http://[2001:db8::1]",
])("the server has no site at %s: no page, no call and no element", async (stranger) => {
  for (const path of ["/", "/api/keys", "/widgets/kaunter.js", `/pay/${"a".repeat(43)}`, "/nothing"])
    expect((await app.request(`${stranger}${path}`)).status, path).toBe(421);
  expect((await app.request(`${stranger}/search`, json(SEARCH))).status).toBe(421);
});

test.each([
  PORTAL,
  "http://portal.example",
  "http://portal.example:4173",
  "http://127.0.0.1:4173",
  "http://[::1]:4173",
  "http://localhost",
])("the server answers at %s: its own name behind a proxy, and this machine", async (own) => {
  expect((await app.request(`${own}/api/keys`)).status).toBe(200);
});

test("logging out clears the browser's cache of the portal, and nothing that the device keeps", async () => {
  const { headers } = await app.request("/db/_session", { method: "DELETE" });
  expect(headers.get("clear-site-data")).toBe('"cache"');
});

test.each(OF_THE_PORTAL)(
  "%s has a Content-Security-Policy without a loophole",
  async (_name, _status, ask) => {
    const answer = await ask();
    const policy = directives(answer);
    expect(["'none'", "'self'"]).toContain(policy.get("default-src"));
    expect(policy.get("base-uri")).toBe("'none'");
    expect(policy.has("form-action")).toBe(true);
    expect(policy.has("frame-ancestors")).toBe(true);
    // a gateway may redirect the citizen to another host over TLS
    const { "form-action": formAction = "", ...others } = Object.fromEntries(policy);
    expect(formAction.replace(/ https:$/, "")).not.toMatch(/\*|https?:(?!\/\/)/);
    expect(Object.values(others).join(" ")).not.toMatch(/unsafe-|\*|https?:(?!\/\/)|blob:/);
    expect(answer.headers.get("referrer-policy")).toMatch(/^(?:no-referrer|origin)$/);
    expect(answer.headers.get("permissions-policy")).toMatch(
      /^camera=\((?:self)?\), geolocation=\(\), microphone=\(\), payment=\(\)$/,
    );
  },
);

describe("documents", () => {
  const withScripts = DOCUMENTS.filter(([name]) => name !== "a notice");

  test.each(withScripts)("%s never runs a text as a script", async (_name, _status, ask) => {
    const policy = directives(await ask());
    expect(policy.get("require-trusted-types-for")).toBe("'script'");
    expect(policy.get("trusted-types")).toMatch(/^(?:kaunter|'none')$/);
    expect(policy.get("script-src")).toBe("'self'");
  });

  test("a notice runs no script at all", async () => {
    const policy = directives(await app.request(`/pay/${"a".repeat(43)}`));
    expect([policy.get("default-src"), policy.get("script-src")]).toEqual(["'none'", undefined]);
  });

  test("only the pages that scan may use the camera", async () => {
    const scanning = [];
    for (const [name, , ask] of DOCUMENTS)
      if ((await ask()).headers.get("permissions-policy")?.startsWith("camera=(self)")) scanning.push(name);
    expect(scanning).toEqual(["the portal", "the receipt", "the page for frames", "the preview"]);
  });

  test("the bank learns the portal's origin, and nobody learns a path", async () => {
    const policies = new Map<string, string | null>();
    for (const [name, , ask] of DOCUMENTS) policies.set(name, (await ask()).headers.get("referrer-policy"));
    expect(policies.get("the page that goes on to the bank")).toBe("origin");
    for (const name of ["the portal", "the receipt", "the page for frames"])
      expect(policies.get(name)).toBe("no-referrer");
  });
});

test.each(DATA)(
  "%s loads nothing when it is opened, and no frame may show it",
  async (_name, _status, ask) => {
    const answer = await ask();
    expect(directives(answer).get("default-src")).toMatch(/'(?:none|self)'/);
    expect(directives(answer).get("frame-ancestors")).toBe("'none'");
    expect(answer.headers.get("x-frame-options")).toBe("DENY");
  },
);

test.each(ELEMENTS)("%s has no policy of its own: the page's policy applies", async (_name, _status, ask) => {
  const { headers } = await ask();
  expect(headers.get("content-security-policy")).toBeNull();
  expect(headers.get("access-control-allow-origin")).toBe("*");
});

test.each(["/assets/index-AbCd1234.js", "/assets/index-AbCd1234.css", "/widgets/chunks/147dfbf.js"])(
  "%s is cached for ever, and sent compressed",
  async (path) => {
    const { headers } = await app.request(path, { headers: { "accept-encoding": "gzip, br" } });
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("content-encoding")).toBe("br");
  },
);

test("a server error on the way to the bank is a page with a policy", async () => {
  const answer = await broken().request(await bankPage());
  expect(answer.status).toBe(500);
  expect(answer.headers.get("content-type")).toContain("text/html");
  expect(directives(answer).get("default-src")).toBe("'none'");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("strict-transport-security")).toBe("max-age=31536000");
});
