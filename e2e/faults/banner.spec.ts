import type { Page } from "@playwright/test";
import type { Language } from "../../src/domain/language.ts";
import { configure } from "../support/configured.ts";
import { TEXTS } from "../support/counter.ts";
import { MOST, noteShifts, slowDown, WIDTHS } from "../support/shifts.ts";
import { expect, test } from "./fixtures.ts";
import type { Town } from "./town.ts";

/** A configured banner is there from the first moment, so nothing moves because of it. */

const MESSAGE = {
  ms: 'Kaunter dalam talian tidak beroperasi pada 31 Disember, 10 malam hingga 2 pagi. <b>Sila rancang</b> & "bayar" awal.',
  en: "No online counter on 31 December, 10 PM to 2 AM. Please pay before that, or on the day after.",
  zh: "在线柜台将于12月31日晚上10时至凌晨2时暂停服务。请提前付款。",
} as const;

const LATER_MESSAGE = "Kaunter telah dibuka semula.";

// A service worker would fetch files behind the page.
test.use({ serviceWorkers: "block" });

/** Also switches off the dialog that would cover the page. */
const configureBanner = (town: Town, snackbarMessage: unknown) =>
  configure(town, { snackbarMessage, assistance: { active: false } });

test.beforeEach(({ town }) => configureBanner(town, MESSAGE));

// The next test's citizen gets no banner.
test.afterEach(async ({ town }) => {
  const { metadata } = town.system.databases;
  const stored = await metadata.read("configuration");
  if (stored !== undefined) await metadata.write({ _id: stored._id, _rev: stored._rev });
});

const addressOf = (town: Town, route: string) => `${town.system.urls.portal}/#${route}`;
const banner = (page: Page, language: Language) =>
  page.getByRole("complementary", { name: TEXTS[language].notices.banner });
const isDrawn = (page: Page) => expect(page.locator("body [data-first]")).toHaveCount(0);

async function choose(page: Page, language: Language, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await page.addInitScript((chosen) => localStorage.setItem("kaunter.language", chosen), language);
}

/** A page in Malay on a slow network, which makes every movement visible. */
async function watchMoving(page: Page, width: number) {
  await choose(page, "ms", width);
  const shifted = await noteShifts(page);
  const untilQuiet = await slowDown(page);
  return {
    untilQuiet,
    async expectStill(when: string) {
      const { sum, moves } = await shifted();
      expect(sum, `${when}:\n${moves}`).toBeLessThanOrEqual(MOST);
    },
  };
}

for (const route of ["/", "/search"])
  for (const width of WIDTHS)
    test(`the banner moves nothing on ${route} at ${width} px, on a first and on a later visit`, async ({
      page,
      town,
    }) => {
      const { untilQuiet, expectStill } = await watchMoving(page, width);
      for (const visit of ["first", "later"]) {
        await (visit === "first" ? page.goto(addressOf(town, route)) : page.reload());
        await isDrawn(page);
        await expect(banner(page, "ms")).toContainText(MESSAGE.ms);
        await untilQuiet();
        await expect(banner(page, "ms")).toContainText(MESSAGE.ms);
        await expectStill(`${visit} visit`);
      }
    });

for (const language of ["ms", "en", "zh"] as const)
  test(`without scripts the banner is where the program draws it, in ${language}`, async ({ page, town }) => {
    await choose(page, language, 360);
    await page.route("**/assets/**", (route) => route.abort());
    await page.goto(addressOf(town, "/"));
    await expect(banner(page, language)).toHaveText(MESSAGE[language]);
    const shown = await banner(page, language).boundingBox();
    await page.unroute("**/assets/**");
    await page.reload();
    await isDrawn(page);
    await expect(banner(page, language)).toHaveText(MESSAGE[language]);
    expect(await banner(page, language).boundingBox()).toEqual(shown);
  });

test("a closed banner is not on the next page until the message changes", async ({ page, town }) => {
  await page.goto(addressOf(town, "/"));
  await isDrawn(page);
  await banner(page, "ms").getByRole("button").click();
  await expect(banner(page, "ms")).toHaveCount(0);
  await page.route("**/assets/**", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner(page, "ms")).toHaveCount(0);
  await configureBanner(town, LATER_MESSAGE);
  await page.reload();
  await expect(banner(page, "ms")).toHaveText(LATER_MESSAGE);
});

test("a banner that is closed before the scripts have loaded stays closed", async ({ page, town }) => {
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route("**/assets/**", async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(addressOf(town, "/"), { waitUntil: "commit" });
  await banner(page, "ms").getByRole("button").click();
  press();
  await isDrawn(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner(page, "ms")).toHaveCount(0);
});

for (const width of WIDTHS)
  test(`a page sent without the banner does not move either at ${width} px, and the next screen has the banner`, async ({
    page,
    town,
  }) => {
    const { untilQuiet, expectStill } = await watchMoving(page, width);
    // A host that sends the built page, and a device that stored it, behave like this.
    await page.route(`${town.system.urls.portal}/`, async (route) =>
      route.fulfill({ response: await page.request.get(`${town.system.urls.portal}/index.html`) }),
    );
    await page.goto(addressOf(town, "/"));
    await isDrawn(page);
    await untilQuiet();
    await expect(banner(page, "ms")).toHaveCount(0);
    await expectStill("first visit");
    await page.getByRole("link", { name: TEXTS.ms.shell.page.faq, exact: true }).click();
    await expect(banner(page, "ms")).toContainText(MESSAGE.ms);
  });
