import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:tls";
import { type APIRequestContext, expect, request, test } from "@playwright/test";
import { freePort } from "../support/freePort.ts";
import { PORTAL } from "../support/system.ts";
import { type Front, startFront } from "./front.ts";

/** docs/nginx/kaunter.conf in front of the running back end: a browser gets the same answers as without it. */

// One nginx serves all tests.
test.describe.configure({ mode: "default" });

test.skip(spawnSync("nginx", ["-v"]).error !== undefined, "nginx is not installed here");

let front: Front;
let through: APIRequestContext;
let direct: APIRequestContext;
let version = "";
let chunk = "";

test.beforeAll(async () => {
  front = await startFront([`127.0.0.1:${new URL(PORTAL).port}`]);
  through = await request.newContext({ baseURL: front.secure, ignoreHTTPSErrors: true });
  direct = await request.newContext({ baseURL: PORTAL });
  const list = await (await direct.get("/widgets/integrity.json")).json();
  version = list.version;
  chunk = /chunks\/\w+\.js/.exec(await (await direct.get("/widgets/kaunter-pay.js")).text())?.[0] ?? "none";
});

test.afterAll(async () => {
  await through.dispose();
  await direct.dispose();
  await front.stop();
});

test("nginx accepts the sample configuration without a warning", () => {
  expect(front.verdict).toContain("test is successful");
  expect(front.verdict).not.toMatch(/\[(?:warn|error|emerg)\]/);
});

const TOLD = [
  "access-control-allow-origin",
  "cache-control",
  "content-security-policy",
  "content-type",
  "cross-origin-resource-policy",
  "timing-allow-origin",
  "vary",
  "x-content-type-options",
];

async function answerOf(context: APIRequestContext, path: string) {
  const answer = await context.get(path, { headers: { "accept-encoding": "gzip" } });
  const headers = answer.headers();
  const status = answer.status();
  return {
    status,
    encoding: headers["content-encoding"],
    ...Object.fromEntries(TOLD.map((name) => [name, headers[name]])),
  };
}

const PATHS = {
  "the loader": () => "/widgets/kaunter.js",
  "an element whose name ends like one with a hash": () => "/widgets/kaunter-checkout.js",
  "a pinned element": () => `/widgets/${version}/kaunter-pay.js`,
  "a chunk": () => `/widgets/${chunk}`,
  "a chunk's map": () => `/widgets/${chunk}.map`,
  "the hashes": () => "/widgets/integrity.json",
  "an element that is not there": () => "/widgets/kaunter-gone.js",
  "a version that is not there": () => "/widgets/9.9.9/kaunter.js",
  "the portal's document": () => "/",
  "the plain path of the way back": () => "/receipt",
  "a small page": () => "/verify",
  "a file of the portal that is not there": () => "/assets/gone-AbCd1234.js",
};

for (const [what, path] of Object.entries(PATHS))
  test(`nginx gives the back end's answer for ${what}`, async () => {
    expect(await answerOf(through, path())).toEqual(await answerOf(direct, path()));
  });

test("nginx serves files from the disk, also while the back end is down", async () => {
  const alone = await startFront([`127.0.0.1:${await freePort()}`]);
  const visitor = await request.newContext({ baseURL: alone.secure, ignoreHTTPSErrors: true });
  try {
    for (const path of ["/widgets/kaunter.js", `/widgets/${chunk}`, `/widgets/${version}/kaunter-pay.js`])
      expect((await visitor.get(path)).status()).toBe(200);
  } finally {
    await visitor.dispose();
    await alone.stop();
  }
});

test("nginx serves a file of the portal's program compressed, to be cached for ever", async () => {
  const document = await (await through.get("/")).text();
  const part = /\/assets\/[^"]+\.js/.exec(document)?.[0] ?? "none";
  expect(await answerOf(through, part)).toMatchObject({
    status: 200,
    encoding: "gzip",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
});

test("nginx demands https for all later requests, and redirects plain http to it", async () => {
  for (const path of [
    "/",
    "/widgets/kaunter.js",
    `/widgets/${chunk}`,
    "/widgets/gone.js",
    "/internal/records",
  ])
    expect((await through.get(path)).headers()["strict-transport-security"]).toBe("max-age=63072000");
  const plain = await direct.get(`${front.plain}/verify?x=1`, { maxRedirects: 0 });
  expect([plain.status(), plain.headers().location]).toEqual([301, "https://localhost/verify?x=1"]);
});

test("nginx sends the one header that demands https, also where the back end sends its own", async () => {
  const portal = createServer((_request, answer) => {
    answer.setHeader("Strict-Transport-Security", "max-age=31536000").end("a page");
  }).listen(0, "127.0.0.1");
  await once(portal, "listening");
  const front = await startFront([`127.0.0.1:${(portal.address() as AddressInfo).port}`]);
  const visitor = await request.newContext({ baseURL: front.secure, ignoreHTTPSErrors: true });
  try {
    const sent = (await visitor.get("/")).headersArray();
    expect(sent.filter(({ name }) => /^strict-transport-security$/i.test(name))).toHaveLength(1);
  } finally {
    await visitor.dispose();
    await front.stop();
    portal.close();
  }
});

test("nginx answers nobody who asks for another name than the portal's", async () => {
  const { port } = new URL(front.secure);
  const greeted = connect({ port: Number(port), servername: "evil.example", rejectUnauthorized: false });
  await expect(once(greeted, "secureConnect")).rejects.toThrow(/unrecognized name|handshake/i);
  const unnamed = request.newContext({ extraHTTPHeaders: { host: "evil.example" } });
  await expect((await unnamed).get(`${front.plain}/`)).rejects.toThrow(/socket hang up|ECONNRESET/);
  await (await unnamed).dispose();
});

test("nginx answers 304 for an unchanged evergreen file, and every site may still read that", async () => {
  const tag = (await through.get("/widgets/kaunter.js")).headers().etag ?? "";
  const again = await through.get("/widgets/kaunter.js", { headers: { "if-none-match": tag } });
  expect(again.status()).toBe(304);
  expect(again.headers()).toMatchObject({
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=300, stale-while-revalidate=86400",
  });
});

test("nginx passes calls on to the back end, and refuses the internal routes", async () => {
  const search = await through.post("/search", { data: { council: "mpt" } });
  expect(search.status()).toBe(400);
  expect(await search.json()).toHaveProperty("reason");
  expect((await through.post("/internal/records", { data: [] })).status()).toBe(404);
  for (const path of ["/healthz", "/readyz", "/metrics"])
    expect((await through.get(path)).status(), path).toBe(404);
});

test("nginx logs neither query strings nor a payment's handle or token", async () => {
  await through.get("/pay/the-handle-of-a-payment");
  await through.get("/api/payments/the-token-of-a-payment");
  await through.get("/receipt?kaunter-return=the-handle-of-the-way-back");
  await expect.poll(() => front.accessLog()).toContain("GET /receipt 200");
  const log = await front.accessLog();
  expect(log).toContain("GET /pay/- ");
  expect(log).toContain("GET /api/payments/- ");
  expect(log).not.toMatch(/the-(?:handle|token)-of/);
});

test("nginx logs none of them while the back end is down either", async () => {
  const alone = await startFront([`127.0.0.1:${await freePort()}`]);
  const visitor = await request.newContext({ baseURL: alone.secure, ignoreHTTPSErrors: true });
  try {
    for (const path of [
      "/pay/the-handle-of-a-payment",
      "/api/payments/the-token-of-a-payment",
      "/receipt?kaunter-return=the-handle-of-the-way-back",
    ])
      expect((await visitor.get(path)).status()).toBe(502);
    await expect.poll(() => alone.accessLog()).toContain("GET /unavailable.html 502");
    expect((await alone.accessLog()) + (await alone.errorLogs())).not.toMatch(/the-(?:handle|token)-of/);
  } finally {
    await visitor.dispose();
    await alone.stop();
  }
});
