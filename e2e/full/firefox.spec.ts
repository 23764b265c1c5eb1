import { existsSync } from "node:fs";
import { env } from "node:process";
import { type Browser, type BrowserType, test as base } from "@playwright/test";
import { BY, walkThroughPay } from "../support/walkInSight.ts";

/**
 * The walk of the journeys in this machine's Firefox: FIREFOX_PATH, or Debian's. It uses mouse and keyboard, because a Firefox
 * under test turns a touch into no click.
 */

const FIREFOX = [env.FIREFOX_PATH, "/usr/bin/firefox-esr"].find((path) => path && existsSync(path));

/**
 * An older Playwright, since a newer one sends a command that Firefox ESR lacks. The name is a string because its types differ,
 * though not where this test uses them.
 */
const DRIVER: string = "playwright-core-firefox";

base.skip(FIREFOX === undefined, "Firefox is not installed here; FIREFOX_PATH names one");

const test = base.extend<object, { readonly firefoxHere: Browser }>({
  firefoxHere: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures out of it
    async ({}, use) => {
      const { firefox }: { readonly firefox: BrowserType } = await import(DRIVER);
      const browser = await firefox.launch({ channel: "moz-firefox", executablePath: FIREFOX });
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  page: async ({ firefoxHere }, use) => {
    const page = await firefoxHere.newPage();
    await use(page);
    await page.close();
  },
});

for (const width of [390, 1280])
  test(`each press in kaunter-pay keeps the step visible in Firefox, in a window of ${width} px`, ({
    page,
  }) => walkThroughPay(page, { width, height: 700, header: 56 }, [BY.mouse, BY.enter]));
