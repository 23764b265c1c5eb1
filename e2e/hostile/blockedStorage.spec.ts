import { mkdir, writeFile } from "node:fs/promises";
import { chromium, expect, test } from "@playwright/test";
import { findChromiumWithSettings } from "../../tests/chromium.ts";
import { CHROMIUM } from "../support/chromium.ts";
import { watchHost } from "./hostPage.ts";
import { payOnPage } from "./journey.ts";

/** A browser that stores nothing for a council's page. Only the address carries the return. */

test("where every storage of a page throws, the handle in the address leads to the receipt", async ({
  page,
}) => {
  const host = await watchHost(page);
  await payOnPage(page, { council: "mdld", path: "/simpanan-disekat.html" });
  expect(host.wrongs).toEqual([]);
});

test(
  "in a browser that blocks all cookies, a payment reaches its receipt",
  { tag: "@long" },
  async ({ browserName: _ }, info) => {
    const executablePath = findChromiumWithSettings();
    test.skip(executablePath === undefined, "no Chromium here keeps settings: install the whole browser");
    const profile = info.outputPath("profile");
    await mkdir(`${profile}/Default`, { recursive: true });
    // As the browser's settings write it: 2 means "block".
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
    await writeFile(`${profile}/Default/Preferences`, JSON.stringify(preferences));
    const { launchOptions, locale, timezoneId } = CHROMIUM;
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      executablePath,
      locale,
      timezoneId,
    });
    try {
      const page = await context.newPage();
      const host = await watchHost(page);
      await payOnPage(page, { council: "mdnbw", path: "/" });
      expect(host.wrongs).toEqual([]);
      const blocked = await page.evaluate(() => {
        try {
          return `let in: ${localStorage.length}`;
        } catch (error) {
          return (error as DOMException).name;
        }
      });
      expect(blocked).toBe("SecurityError");
      expect(await context.cookies()).toEqual([]);
    } finally {
      await context.close();
    }
  },
);
