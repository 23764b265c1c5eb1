import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { withLogin } from "../accounts/accounts.ts";
import { type BackendUnderTest, START, temporaryFolder, withBackend } from "../backendUnderTest.ts";

/** The page that a webmaster watches, and the same as JSON. */

const configure = ({ databases }: BackendUnderTest, fields: object) =>
  databases.metadata.write({ _id: "configuration", ...fields });

const read = async ({ app }: Pick<BackendUnderTest, "app">) => {
  const answer = await app.request("/api/status", { headers: { origin: "https://watch.example" } });
  return { code: answer.status, headers: answer.headers, body: await answer.json() };
};

const page = async ({ app }: BackendUnderTest, language: string, query = "") => {
  const answer = await app.request(`/status${query}`, { headers: { "accept-language": language } });
  return { answer, text: await answer.text() };
};

const TONIGHT = { from: "2026-08-03T14:00:00.000Z", until: "2026-08-03T18:00:00.000Z" };

describe("the status", () => {
  test("is public, and says nothing but whether the portal is open, the version and the maintenance", () =>
    withBackend(async (backend) => {
      const { code, headers, body } = await read(backend);
      expect(code).toBe(200);
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(body).toEqual({ status: "open", version: null, at: START, maintenance: [] });
    }));

  test("names the version of the published elements", async () => {
    const folder = await temporaryFolder();
    const widgets = join(folder, "widgets");
    await mkdir(widgets);
    await writeFile(join(widgets, "integrity.json"), JSON.stringify({ version: "1.2.3", files: {} }));
    await withBackend(async (backend) => {
      const app = withLogin(backend, { files: { portal: folder, widgets } });
      expect((await read({ app })).body).toMatchObject({ version: "1.2.3" });
    });
    await rm(folder, { recursive: true });
  });

  test("shows a planned closing before it begins, says closed while it lasts, and forgets it afterwards", () =>
    withBackend(async (backend) => {
      await configure(backend, { closing: true, validity: { closing: TONIGHT } });
      const planned = [{ closed: "portal", ...TONIGHT }];
      expect((await read(backend)).body).toMatchObject({ status: "open", maintenance: planned });
      backend.clock.pass(Date.parse(TONIGHT.from) - backend.clock.now().getTime());
      expect((await read(backend)).body).toMatchObject({ status: "closed", maintenance: planned });
      backend.clock.pass(Date.parse(TONIGHT.until) - backend.clock.now().getTime());
      expect((await read(backend)).body).toMatchObject({ status: "open", maintenance: [] });
    }));

  test("names a closed council and the charges under maintenance, and not the announcement that is planned", () =>
    withBackend(async (backend) => {
      await configure(backend, {
        announcement: "Rahsia",
        councils: { mpt: { maintenance: ["parking"] }, mps: { available: false }, dbkk: { available: true } },
        validity: { announcement: TONIGHT, councils: { mpt: { maintenance: TONIGHT } } },
      });
      const { body } = await read(backend);
      expect(body.maintenance).toEqual([
        { closed: "council", council: "mps", from: null, until: null },
        { closed: "charges", council: "mpt", charges: ["parking"], ...TONIGHT },
      ]);
      expect(JSON.stringify(body)).not.toContain("Rahsia");
    }));

  test("lists cards and charges that stop for a time, and none that the portal never takes", () =>
    withBackend(async (backend) => {
      const stopped = {
        cards: false,
        councils: { mpt: { charges: ["assessment", "compound", "license", "market"] } },
      };
      await configure(backend, stopped);
      expect((await read(backend)).body.maintenance).toEqual([]);
      const stored = await backend.databases.metadata.read("configuration");
      const validity = { cards: TONIGHT, councils: { mpt: { charges: TONIGHT } } };
      await backend.databases.metadata.write({ _id: "configuration", ...stored, validity });
      expect((await read(backend)).body.maintenance).toEqual([
        { closed: "cards", ...TONIGHT },
        { closed: "charges", council: "mpt", charges: ["parking", "local_government_charge"], ...TONIGHT },
      ]);
      expect((await page(backend, "en")).text).toContain("Payments by card: 03/08/2026 10:00 PM");
      const before = await backend.databases.metadata.read("configuration");
      const otherwise = ["assessment", "compound", "license", "market", "parking"];
      await backend.databases.metadata.write({
        _id: "configuration",
        ...before,
        validity: { councils: { mpt: { charges: { ...TONIGHT, otherwise } } } },
      });
      expect((await read(backend)).body.maintenance).toContainEqual({
        closed: "charges",
        council: "mpt",
        charges: ["parking"],
        ...TONIGHT,
      });
    }));

  test("is unavailable while the databases do not answer, on the page too", () =>
    withBackend(
      async (backend) => {
        const { code, headers, body } = await read(backend);
        expect([code, headers.get("retry-after")]).toEqual([503, "60"]);
        expect(body).toEqual({ status: "unavailable", version: null, at: START, maintenance: [] });
        const { answer, text } = await page(backend, "en");
        expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
        expect(text).toContain("The portal is not available now.");
      },
      {
        wrap: (databases) => ({
          ...databases,
          metadata: { ...databases.metadata, read: () => Promise.reject(new Error("away")) },
        }),
      },
    ));
});

describe("the page", () => {
  test.each([
    ["ms", "ms", "Dibuka. Orang awam boleh membayar.", "03/08/2026 10:00 PM hingga 04/08/2026 02:00 AM"],
    ["en-GB,ms", "en", "Open. Citizens can pay.", "03/08/2026 10:00 PM to 04/08/2026 02:00 AM"],
    ["zh-CN", "zh-Hans", "开放。公众可以缴费。", "03/08/2026 10:00 PM 至 04/08/2026 02:00 AM"],
    ["ta", "ms", "Dibuka.", "03/08/2026 10:00 PM hingga"],
  ])(
    "speaks the language of a browser that asks for %s, with times in Malaysia",
    (asked, tag, open, period) =>
      withBackend(async (backend) => {
        await configure(backend, { closing: true, validity: { closing: TONIGHT } });
        const { answer, text } = await page(backend, asked);
        expect(answer.status).toBe(200);
        for (const part of [`<html lang="${tag}">`, open, period]) expect(text).toContain(part);
      }),
  );

  test("changes the language by its links, and ignores a language that it does not have", () =>
    withBackend(async (backend) => {
      expect((await page(backend, "ms", "?lang=en")).text).toContain('<html lang="en">');
      const strange = await page(backend, "zh", `?lang=${encodeURIComponent('"><script>')}`);
      expect(strange.text).toContain('<html lang="zh-Hans">');
      expect(strange.text).not.toContain("<script");
    }));

  test("names the council and its charges, and runs no script", () =>
    withBackend(async (backend) => {
      await configure(backend, { councils: { mpt: { maintenance: ["parking", "market"] } } });
      const { answer, text } = await page(backend, "en");
      expect(text).toContain(
        "Tawau Municipal Council (Parking reload, Market stall fee): until further notice",
      );
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'; style-src 'self'");
      expect(text).not.toContain("<script");
    }));
});
