import { createHash } from "node:crypto";
import { mkdir, rm, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { compressFolder } from "../../../scripts/build/published/precompressed.ts";
import type { ConfiguredText } from "../../../src/domain/configuredText.ts";
import type { SiteOrigins } from "../../../src/server/councils/siteOrigins.ts";
import type { BackendEnv } from "../../../src/server/http/context.ts";
import { addStaticRoutes } from "../../../src/server/routes/staticRoutes.ts";
import { unescaped } from "../../unescaped.ts";
import { temporaryFolder } from "../backendUnderTest.ts";

/** The headers of the built files, for browsers and caches. */

const LONG = "export const text = 'kaunter';\n".repeat(200);
const FILES = [
  "widgets/kaunter.js",
  "widgets/kaunter.js.map",
  "widgets/kaunter-checkout.js",
  "widgets/integrity.json",
  "widgets/chunks/147dfbf.js",
  "widgets/chunks/147dfbf.js.map",
  "widgets/assets/fonts/noto-1-986f5e43.ttf",
  "widgets/1.2.3/kaunter-pay.js",
  "portal/index.html",
  "portal/verify.html",
  "portal/frame.html",
  "portal/assets/index-AbCd1234.js",
];

const framers = (...origins: readonly string[]): Pick<SiteOrigins, "ofCouncils"> => ({
  ofCouncils: async () => origins,
});

const FRAMING = {
  origins: framers("https://mpt.example", "https://dbkk.example"),
  portal: "https://portal.example",
  basePath: "",
};

let folder = "";
let banner: ConfiguredText | null = null;
const readBanner = async () => banner;
const app = new Hono<BackendEnv>();

beforeAll(async () => {
  folder = await temporaryFolder();
  for (const file of FILES) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), LONG);
  }
  await writeFile(join(folder, "widgets/kaunter-cart.js"), "export {};");
  await compressFolder(folder);
  const files = { portal: join(folder, "portal"), widgets: join(folder, "widgets") };
  addStaticRoutes(app, { files, ...FRAMING }, readBanner);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (path: string, headers: Readonly<Record<string, string>> = {}) => app.request(path, { headers });
const taking = (encodings: string) => ({ "accept-encoding": encodings });

describe("files that every site may read", () => {
  const EVERY = [
    ...FILES.filter((file) => file.startsWith("widgets")).map((file) => [`/${file}`, 200] as const),
    ["/widgets/0.0.1/kaunter.js", 404],
    ["/widgets/chunks/0123456.js", 404],
    ["/widgets/", 404],
  ] as const;

  test.each(EVERY)("%s has the headers for that, with status %i", async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "timing-allow-origin": "*",
      "x-content-type-options": "nosniff",
      vary: "Accept-Encoding",
    });
  });

  test("an answer 304 has the headers for that too", async () => {
    const tag = (await get("/widgets/kaunter.js")).headers.get("etag") ?? "";
    const answer = await get("/widgets/kaunter.js", { "if-none-match": tag });
    expect([answer.status, await answer.text()]).toEqual([304, ""]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      etag: tag,
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=300, stale-while-revalidate=86400",
      vary: "Accept-Encoding",
    });
  });

  test("an answer below /widgets has no policy and is no HTML", async () => {
    for (const path of ["/widgets/kaunter.js", "/widgets/", "/widgets/gone.js"]) {
      const { headers } = await get(path);
      expect(headers.get("content-security-policy")).toBeNull();
      expect(headers.get("content-type")).not.toContain("html");
    }
  });
});

describe("the time that caches keep a file", () => {
  test.each([
    "/widgets/1.2.3/kaunter-pay.js",
    "/widgets/chunks/147dfbf.js",
    "/widgets/chunks/147dfbf.js.map",
    "/widgets/assets/fonts/noto-1-986f5e43.ttf",
    "/assets/index-AbCd1234.js",
  ])("%s is kept for ever", async (path) => {
    expect((await get(path)).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  // The name of kaunter-checkout.js ends like a name with a hash.
  test.each([
    "/widgets/kaunter.js",
    "/widgets/kaunter.js.map",
    "/widgets/kaunter-checkout.js",
    "/widgets/integrity.json",
  ])("%s is kept for five minutes, since a release replaces it", async (path) => {
    const { headers } = await get(path);
    expect(headers.get("cache-control")).toBe("public, max-age=300, stale-while-revalidate=86400");
    expect(headers.get("etag")).toMatch(/^"\w+"$/);
  });

  test.each(["/widgets/1.2.3/gone.js", "/widgets/9.9.9/kaunter.js", "/widgets/chunks/0123456.js"])(
    "a missing %s is not kept at all",
    async (path) => {
      expect((await get(path)).headers.get("cache-control")).toBe("no-store");
    },
  );

  test.each(["/", "/verify"])("%s, a document, is checked each time", async (path) => {
    expect((await get(path)).headers.get("cache-control")).toBe("no-cache");
  });
});

describe("content type and encoding", () => {
  test.each([
    ["/widgets/kaunter.js", "text/javascript; charset=utf-8"],
    ["/widgets/kaunter.js.map", "application/json"],
    ["/widgets/integrity.json", "application/json"],
    ["/widgets/assets/fonts/noto-1-986f5e43.ttf", "font/ttf"],
    ["/", "text/html; charset=utf-8"],
  ])("%s is sent as %s, compressed or not", async (path, type) => {
    for (const encodings of ["identity", "gzip, br"])
      expect((await get(path, taking(encodings))).headers.get("content-type")).toBe(type);
  });

  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["identity", null],
  ])("a browser that accepts %s gets %s", async (encodings, sent) => {
    for (const path of [
      "/widgets/kaunter.js",
      "/widgets/1.2.3/kaunter-pay.js",
      "/",
      "/assets/index-AbCd1234.js",
    ]) {
      const answer = await get(path, taking(encodings));
      expect(answer.headers.get("content-encoding")).toBe(sent);
      expect(answer.headers.get("vary")).toBe("Accept-Encoding");
      const { byteLength } = await answer.arrayBuffer();
      expect(byteLength < LONG.length).toBe(sent !== null);
    }
  });

  test("a file that compression does not shorten is sent as it is", async () => {
    const answer = await get("/widgets/kaunter-cart.js", taking("gzip, br"));
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(await answer.text()).toBe("export {};");
  });

  test("each encoding has an ETag of its own", async () => {
    const tags = ["br", "gzip", "identity"].map(async (encoding) =>
      (await get("/widgets/kaunter.js", taking(encoding))).headers.get("etag"),
    );
    expect(new Set(await Promise.all(tags)).size).toBe(3);
  });
});

describe("the sites that may frame a page of the portal", () => {
  const framing = async (path: string, on = app) => {
    const { status, headers } = await on.request(path);
    const policy = headers.get("content-security-policy") ?? "";
    return [status, /frame-ancestors ([^;]+)/.exec(policy)?.[1], headers.get("x-frame-options")];
  };

  test("none, for a page where a citizen may be logged in", async () => {
    for (const path of ["/", "/index.html", "/receipt", "/verify", "/frame.html"])
      expect(await framing(path)).toEqual([200, "'none'", "DENY"]);
  });

  test("the councils' sites only, for the page for frames", async () => {
    const councils = "https://mpt.example https://dbkk.example";
    expect(await framing("/embed/frame.html")).toEqual([200, councils, null]);
  });

  test("none, for the page for frames when no council is configured", async () => {
    const alone = new Hono<BackendEnv>();
    const files = { portal: join(folder, "portal"), widgets: join(folder, "widgets") };
    addStaticRoutes(alone, { files, ...FRAMING, origins: framers() }, readBanner);
    expect(await framing("/embed/frame.html", alone)).toEqual([200, "'none'", "DENY"]);
  });

  test("the portal only, for the preview, which cannot make a payment", async () => {
    expect(await framing("/embed/preview.html")).toEqual([200, "'self'", "SAMEORIGIN"]);
    const policy = (await app.request("/embed/preview.html")).headers.get("content-security-policy");
    const calls = /connect-src ([^;]+)/.exec(policy ?? "")?.[1]?.split(" ") ?? [];
    expect(calls).toContain("https://portal.example/search");
    expect(calls.filter((call) => !call.startsWith("https://portal.example/"))).toEqual([]);
    expect(calls.join(" ")).not.toMatch(/createPayment|payments|verification|requery|\/ |\/$/);
  });
});

describe("an inline script or style that the portal's page may run", () => {
  const page = () => join(folder, "portal", "index.html");
  const policyAt = async (path: string) => {
    const policy = (await app.request(path)).headers.get("content-security-policy") ?? "";
    return ["script-src", "style-src"].map((name) => new RegExp(`${name} ([^;]+)`).exec(policy)?.[1]);
  };
  const hash = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

  /** Sets the modification time, since two versions may be written in the same millisecond. */
  const putUp = async (script: string, style: string, at: number) => {
    const head = `<style>${style}</style><script>${script}</script><script src="/a.js"></script>`;
    await writeFile(page(), `<!doctype html>${head}`);
    await utimes(page(), at, at);
  };

  test("is one from the build, also after the file is replaced", async () => {
    await putUp("one()", "p{color:red}", 1);
    for (const path of ["/", "/index.html", "/receipt"])
      expect(await policyAt(path)).toEqual([`'self' ${hash("one()")}`, `'self' ${hash("p{color:red}")}`]);
    await putUp("two()", "p{color:blue}", 2);
    expect(await policyAt("/")).toEqual([`'self' ${hash("two()")}`, `'self' ${hash("p{color:blue}")}`]);
  });

  test("does not exist in any other page", async () => {
    await putUp("one()", "p{color:red}", 3);
    for (const path of ["/verify", "/embed/frame.html", "/embed/preview.html", "/nowhere"])
      expect(await policyAt(path)).toEqual(["'self'", "'self'"]);
  });
});

describe("the banner in the portal's page", () => {
  const PAGE =
    '<!doctype html><html lang="ms"><head><script>one()</script></head><body><span data-banner="ms"></span><span data-banner="en"></span><span data-banner="zh"></span></body></html>';
  const page = () => join(folder, "portal", "index.html");

  beforeEach(async () => {
    await writeFile(page(), PAGE);
    await compressFolder(join(folder, "portal"));
  });
  afterEach(() => {
    banner = null;
  });

  const shown = async (path = "/", headers = {}) => (await get(path, headers)).text();

  test("is in each drawn form in its language, and complete in an attribute for the program", async () => {
    banner = { ms: "Notis", en: "Notice" };
    for (const path of ["/", "/receipt"])
      expect(await shown(path)).toBe(
        '<!doctype html><html data-banner="{&quot;ms&quot;:&quot;Notis&quot;,&quot;en&quot;:&quot;Notice&quot;}" lang="ms"><head><script>one()</script></head><body><span lang="ms">Notis</span><span lang="en">Notice</span><span lang="ms">Notis</span></body></html>',
      );
    banner = "Notis";
    expect(await shown()).toContain("<body><span>Notis</span><span>Notis</span><span>Notis</span></body>");
  });

  test.each(["<script>two()</script>", '"><script>two()</script>', "$& $1 $` &quot;", "'--><style>"])(
    "is text and never markup: %s",
    async (text) => {
      banner = text;
      const sent = await shown();
      expect(sent.split("<script>")).toHaveLength(2);
      expect(sent).not.toContain("<style>");
      const quoted = /data-banner="([^"]*)"/.exec(sent)?.[1] ?? "";
      expect(JSON.parse(unescaped(quoted))).toBe(text);
      expect(unescaped(/<body><span>(.*?)<\/span>/.exec(sent)?.[1] ?? "")).toBe(text);
    },
  );

  test.each([null, "", "  ", {}, { ms: " " }])(
    "is absent for %j, and the page is the built one",
    async (none) => {
      banner = none;
      expect(await shown()).toBe(PAGE);
    },
  );

  test("is absent from the page that devices keep offline, and from every other page", async () => {
    banner = "Notis";
    expect(await shown("/index.html")).toBe(PAGE);
    for (const path of ["/verify", "/embed/frame.html", "/embed/preview.html"])
      expect(await shown(path)).not.toContain("Notis");
  });

  test.each([
    ["gzip, deflate, br, zstd", "gzip", gunzipSync],
    ["identity", null, (bytes: Uint8Array) => bytes],
  ] as const)(
    "reaches a browser that accepts %s in encoding %s, and is checked each time",
    async (encodings, sent, expand) => {
      banner = "Notis";
      const answer = await get("/", taking(encodings));
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": "text/html; charset=UTF-8",
        "cache-control": "no-cache",
        vary: "Accept-Encoding",
        "content-security-policy": expect.stringContaining("'sha256-"),
      });
      expect(answer.headers.get("content-encoding")).toBe(sent);
      // The file's modification time does not show a change of the banner.
      expect(answer.headers.get("last-modified")).toBeNull();
      expect(new TextDecoder().decode(expand(new Uint8Array(await answer.arrayBuffer())))).toContain("Notis");
    },
  );

  test("is always the newest, on the newest page", async () => {
    banner = "Notis";
    await shown();
    banner = "Notis baharu";
    expect(await shown()).toContain("<span>Notis baharu</span>");
    await writeFile(page(), PAGE.replace("one()", "two()"));
    await utimes(page(), 4, 4);
    expect(await shown()).toContain("two()");
    banner = null;
    expect(await shown()).not.toContain("Notis");
  });
});
