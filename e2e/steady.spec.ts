import { type Browser, expect, type Page, test } from "@playwright/test";
import { nameOfCouncil, placeOfCouncil } from "../src/domain/councils.ts";
import type { Language } from "../src/domain/language.ts";
import { addToCart, atTheBank, fillCheckout, proceed, search, TEXTS } from "./support/counter.ts";
import { ownBill } from "./support/own.ts";
import { ROUTES } from "./support/routes.ts";
import { MOST, noteShifts, type Shifted, slowDown, WIDTHS } from "./support/shifts.ts";
import { PORTAL } from "./support/system.ts";

/**
 * The portal is visible before its scripts run. Nothing moves when they run or when the answers arrive, and the page calls no
 * third party.
 */

test.use({ serviceWorkers: "block" });

/** The result of a visit. */
interface Visit extends Shifted {
  /** Addresses of third parties that the page called. */
  readonly foreign: readonly string[];
}

/** Visits again with the language chosen before, in a window of this width. */
async function comeBack(page: Page, language: Language, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await page.addInitScript((chosen) => localStorage.setItem("kaunter.language", chosen), language);
}

/** A first visit to an address, until nothing more loads. */
async function openSlowly(browser: Browser, route: string, width: number): Promise<Visit> {
  const page = await browser.newPage({ serviceWorkers: "block" });
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${PORTAL}/`)) foreign.push(request.url());
  });
  await comeBack(page, "ms", width);
  const shifted = await noteShifts(page);
  const untilQuiet = await slowDown(page);
  await page.goto(`/#${route}`);
  await expect(page.locator("body [data-first]")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await untilQuiet();
  const { sum, moves } = await shifted();
  await page.close();
  return { sum, moves: `at ${width} px:\n${moves}`, foreign };
}

test("a press before the scripts have loaded takes effect when they have", async ({ page }) => {
  await comeBack(page, "ms", 1280);
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route("**/assets/**", async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "中文", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ms");
  press();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TEXTS.zh.shell.hero);
  await expect(page.getByRole("button", { name: "中文", exact: true })).toBeFocused();
});

test("a link followed before the scripts have loaded leads to the screen's heading", async ({ page }) => {
  await comeBack(page, "ms", 1280);
  const { promise: followed, resolve: follow } = Promise.withResolvers<void>();
  await page.route("**/assets/**", async (route) => {
    await followed;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("link", { name: TEXTS.ms.shell.cart, exact: true }).click();
  await expect(page).toHaveURL(/#\/cart$/);
  follow();
  await expect(page.getByRole("heading", { level: 1, name: TEXTS.ms.cart.title })).toBeFocused();
});

test("a control that has the focus before the scripts have loaded keeps it", async ({ page }) => {
  await comeBack(page, "ms", 1280);
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  await page.route("**/assets/**", async (route) => {
    await reached;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const cart = page.getByRole("link", { name: TEXTS.ms.shell.cart, exact: true });
  await cart.focus();
  reach();
  await expect(page.locator("body [data-first]")).toHaveCount(0);
  await expect(cart).toBeFocused();
});

for (const language of ["ms", "en", "zh"] as const) {
  const t = TEXTS[language];

  test(`without scripts the page shows its first screen, in ${language}`, async ({ page }) => {
    await comeBack(page, language, 360);
    await page.route("**/assets/**", (route) => route.abort());
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.shell.hero);
    for (const name of [t.shell.cart, t.shell.page.faq])
      await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
    // The place has a line of its own, which is a space in the name.
    const { name } = nameOfCouncil("mpt", language);
    const place = placeOfCouncil("mpt", language);
    const council = new RegExp(`^${name.replace(place, `\\s*${place}\\s*`)}$`);
    await expect(page.getByRole("link", { name: council })).toBeVisible();
    await expect(page.getByRole("link", { name: new RegExp(t.charges.name.market) })).toBeVisible();

    // At another address there is the frame of the page, and not the wrong screen.
    await page.goto("/#/requery");
    await page.reload();
    await expect(page.getByRole("link", { name: t.shell.cart, exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
  });

  for (const width of WIDTHS)
    test(`the program draws everything where the page showed it, in ${language} at ${width} px`, async ({
      page,
    }) => {
      await comeBack(page, language, width);
      await page.route("**/assets/**", (route) => route.abort());
      await page.goto("/");
      const shown = await placesOf(page);
      expect(shown.length).toBeGreaterThan(20);
      await page.unroute("**/assets/**");
      await page.reload();
      await expect(page.locator("body [data-first]")).toHaveCount(0);
      expect(await placesOf(page)).toEqual(shown);
    });
}

test("the program draws everything where the page showed it to somebody who chose a council before", async ({
  page,
}) => {
  await comeBack(page, "ms", 360);
  await page.addInitScript(() => localStorage.setItem("kaunter.council", "mdknk"));
  await page.route("**/assets/**", (route) => route.abort());
  await page.goto("/");
  const market = page.getByRole("link", { name: new RegExp(`^${TEXTS.ms.charges.name.market}`) });
  await expect(market).toBeVisible();
  // The page does not know the council's name before the program has loaded.
  const withoutNames = async () => (await placesOf(page)).filter((place) => !place.startsWith("Majlis "));
  const shown = await withoutNames();
  await page.unroute("**/assets/**");
  await page.reload();
  await expect(page.locator("body [data-first]")).toHaveCount(0);
  expect(await withoutNames()).toEqual(shown);
  await expect(market).toHaveAttribute("href", /council=mdknk/);
  await expect(page.getByRole("heading", { name: nameOfCouncil("mdknk", "ms").name })).toBeVisible();
});

/** The text and the position of every heading, text and link of the bar and the screen. */
function placesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("#portal :is(header, main) :is(h1, h2, p, a, li)")]
      .filter((element) => element.closest("dialog") === null && element.getClientRects().length > 0)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.textContent, ...[x, y, width, height].map(Math.round)].join(" ");
      }),
  );
}

// The first screen is tested at every change. The others take long with slow answers, so they run in the long tier.
const rest = { tag: "@long" };

for (const route of ROUTES)
  test(
    `nothing moves on ${route}, however slow the answers are, and no third party is called`,
    route === "/" ? {} : rest,
    async ({ browser }) => {
      const visits = await Promise.all(WIDTHS.map((width) => openSlowly(browser, route, width)));
      for (const { sum, moves } of visits) expect(sum, moves).toBeLessThanOrEqual(MOST);
      expect(visits.flatMap(({ foreign }) => foreign)).toEqual([]);
    },
  );

test(
  "nothing moves on a screen that replaced another, however slow the answers are",
  rest,
  async ({ browser }) => {
    test.slow();
    const moved = await Promise.all(WIDTHS.map((width) => walkSlowly(browser, width)));
    expect(moved.flat().join("\n")).toBe("");
  },
);

/** Walks through all routes without reloading, until nothing more loads on each. @returns what moved too far */
async function walkSlowly(browser: Browser, width: number): Promise<readonly string[]> {
  const page = await browser.newPage({ serviceWorkers: "block" });
  await comeBack(page, "ms", width);
  const shifted = await noteShifts(page);
  const untilQuiet = await slowDown(page);
  await page.goto("/");
  await untilQuiet();
  await shifted();
  const moved: string[] = [];
  // Home comes last, where it replaces another screen.
  for (const route of [...ROUTES.filter((route) => route !== "/"), "/"]) {
    // The test presses nothing, because the browser ignores movement for a while after a press.
    await page.evaluate((hash) => {
      location.hash = hash;
    }, route);
    await untilQuiet();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const { sum, moves } = await shifted();
    if (sum > MOST) moved.push(`${sum} on ${route} at ${width} px:\n${moves}`);
  }
  await page.close();
  return moved;
}

test("nothing moves in the cart of a citizen who has seen that they paid, however slow the answers are", {
  tag: "@long",
}, async ({ page }) => {
  test.slow();
  const t = TEXTS.ms;
  const find = async (kind: "withLandCess" | "threeChoices") => {
    await page.goto("/#/search?council=mdsp");
    await search(page, t, await ownBill("mdsp", kind));
    await addToCart(page, t);
  };
  await comeBack(page, "ms", 360);
  await find("withLandCess");
  await page.goto("/#/checkout");
  await fillCheckout(page, t);
  await proceed(page, t);
  await atTheBank(page, "approve");
  await expect(page.getByText(t.receipt.paid.text)).toBeVisible();
  await find("threeChoices");
  await page.goto("/#/cart");
  await expect(page.getByRole("article")).toHaveCount(1);

  const shifted = await noteShifts(page);
  const untilQuiet = await slowDown(page);
  const { promise: drawn, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/payments/**", async (route) => {
    await drawn;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(1);
  // The filled cart is shown. Later movement is caused by an answer.
  await shifted();
  answer();
  await untilQuiet();
  const { sum, moves } = await shifted();
  expect(sum, moves).toBeLessThanOrEqual(MOST);
});
