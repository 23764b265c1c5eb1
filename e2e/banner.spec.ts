import { expect, type Page, test } from "@playwright/test";
import type { Language } from "../src/domain/language.ts";
import { TEXTS } from "./counter.ts";
import { startTown, type Town } from "./faults/town.ts";
import { MOST, noteShifts, slowDown, WIDTHS } from "./shifts.ts";

/** A banner that the central team configures stands from the first moment on: nothing moves for it. */

const MESSAGE = {
  ms: 'Kaunter dalam talian tidak beroperasi pada 31 Disember, 10 malam hingga 2 pagi. <b>Sila rancang</b> & "bayar" awal.',
  en: "No online counter on 31 December, 10 PM to 2 AM. Please pay before that, or on the day after.",
  zh: "在线柜台将于12月31日晚上10时至凌晨2时暂停服务。请提前付款。",
} as const;

const LATER_MESSAGE = "Kaunter telah dibuka semula.";

// what a worker keeps is asked for behind the page
test.use({ serviceWorkers: "block" });

let town: Town;

async function configure(snackbarMessage: unknown): Promise<void> {
  const { metadata } = town.system.databases;
  const stored = await metadata.read("configuration");
  await metadata.write({
    ...(stored && { _rev: stored._rev }),
    _id: "configuration",
    snackbarMessage,
    // no dialog stands over the page
    assistance: { active: false, percent: 20, charges: ["assessment"] },
  });
}

test.beforeAll(async () => {
  town = await startTown();
});
test.afterAll(() => town.close());
test.beforeEach(() => configure(MESSAGE));

const addressOf = (route: string) => `${town.system.urls.portal}/#${route}`;
const banner = (page: Page, language: Language) =>
  page.getByRole("complementary", { name: TEXTS[language].notices.banner });
const isDrawn = (page: Page) => expect(page.locator("body [data-first]")).toHaveCount(0);

async function choose(page: Page, language: Language, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await page.addInitScript((chosen) => localStorage.setItem("kaunter.language", chosen), language);
}

for (const route of ["/", "/search"])
  for (const width of WIDTHS)
    test(`nothing moves for it on ${route} at ${width} px, on a first visit and on a later one`, async ({
      page,
    }) => {
      await choose(page, "ms", width);
      const shifted = await noteShifts(page);
      const untilQuiet = await slowDown(page);
      for (const visit of ["first", "later"]) {
        await (visit === "first" ? page.goto(addressOf(route)) : page.reload());
        await isDrawn(page);
        await expect(banner(page, "ms")).toContainText(MESSAGE.ms);
        await untilQuiet();
        await expect(banner(page, "ms")).toContainText(MESSAGE.ms);
        const { sum, told } = await shifted();
        expect(sum, `${visit} visit:\n${told}`).toBeLessThanOrEqual(MOST);
      }
    });

for (const language of ["ms", "en", "zh"] as const)
  test(`without a script to run it stands where the program draws it, in ${language}`, async ({ page }) => {
    await choose(page, language, 360);
    await page.route("**/assets/**", (route) => route.abort());
    await page.goto(addressOf("/"));
    await expect(banner(page, language)).toHaveText(MESSAGE[language]);
    const shown = await banner(page, language).boundingBox();
    await page.unroute("**/assets/**");
    await page.reload();
    await isDrawn(page);
    await expect(banner(page, language)).toHaveText(MESSAGE[language]);
    expect(await banner(page, language).boundingBox()).toEqual(shown);
  });

test("closed, it is not in the page that comes next, until there is another", async ({ page }) => {
  await page.goto(addressOf("/"));
  await isDrawn(page);
  await banner(page, "ms").getByRole("button").click();
  await expect(banner(page, "ms")).toHaveCount(0);
  await page.route("**/assets/**", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner(page, "ms")).toHaveCount(0);
  await configure(LATER_MESSAGE);
  await page.reload();
  await expect(banner(page, "ms")).toHaveText(LATER_MESSAGE);
});

test("closed before the scripts have come, it is closed when they have", async ({ page }) => {
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route("**/assets/**", async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(addressOf("/"), { waitUntil: "commit" });
  await banner(page, "ms").getByRole("button").click();
  press();
  await isDrawn(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner(page, "ms")).toHaveCount(0);
});

for (const width of WIDTHS)
  test(`where the page does not hold it, nothing moves for it either at ${width} px, and the next screen has it`, async ({
    page,
  }) => {
    await choose(page, "ms", width);
    const shifted = await noteShifts(page);
    const untilQuiet = await slowDown(page);
    // as a host that sends the built page alone, and as a device that kept it
    await page.route(`${town.system.urls.portal}/`, async (route) =>
      route.fulfill({ response: await page.request.get(`${town.system.urls.portal}/index.html`) }),
    );
    await page.goto(addressOf("/"));
    await isDrawn(page);
    await untilQuiet();
    await expect(banner(page, "ms")).toHaveCount(0);
    const { sum, told } = await shifted();
    expect(sum, told).toBeLessThanOrEqual(MOST);
    await page.getByRole("link", { name: TEXTS.ms.shell.page.faq, exact: true }).click();
    await expect(banner(page, "ms")).toContainText(MESSAGE.ms);
  });
