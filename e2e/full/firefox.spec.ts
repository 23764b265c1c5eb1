import { type Browser, test as base } from "@playwright/test";
import { FIREFOX_ENGINE, launchFirefox } from "../engines/firefox.ts";
import { BY, walkThroughPay } from "../support/walkInSight.ts";

/**
 * The walk of the journeys in this machine's Firefox. It uses mouse and keyboard, because a Firefox
 * under test turns a touch into no click.
 */

base.skip(FIREFOX_ENGINE.missing !== undefined, FIREFOX_ENGINE.missing);

const test = base.extend<object, { readonly firefoxHere: Browser }>({
  firefoxHere: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures out of it
    async ({}, use) => {
      const browser = await launchFirefox();
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
