import { expect, type Locator, type Page } from "@playwright/test";
import type { CouncilCode } from "../../src/domain/councils.ts";
import type { Language } from "../../src/domain/language.ts";
import { isReceiptNumber } from "../../src/domain/payments/orderNumber.ts";
import {
  addToCart,
  atTheBank,
  fillCheckout,
  proceed,
  type ShownTexts,
  search,
  TEXTS,
  way,
} from "../support/counter.ts";
import { type OwnBill, ownBill } from "../support/own.ts";
import { siteOf } from "../support/system.ts";

export { siteOf };

/** A whole payment on one page of a council's site, up to "paid" on that page, however the page treats the element. */

/** The citizen's step. Each is a screen that a page can spoil. */
export type JourneyStep = "search" | "found" | "cart" | "checkout" | "confirmation" | "receipt";

export interface Visit {
  /** The council whose parking account is reloaded. The test has an account of its own. */
  readonly council: CouncilCode;
  /** The account, when the test needs to know it. */
  readonly bill?: OwnBill;
  /** The page's path. */
  readonly path: string;
  /** The element's language on this page. Malay by default. */
  readonly language?: Language;
  /** The element to use. The page's first kaunter-pay by default. */
  readonly counter?: Locator;
  /** Called at each step once its screen is shown, to check that the page has not spoiled it. */
  readonly onStep?: (step: JourneyStep, counter: Locator, t: ShownTexts) => Promise<void>;
}

/**
 * Opens the page, reloads a parking account and pays at the simulated bank, which returns to the same page with an unchanged
 * address.
 * @returns the receipt number
 */
export async function payOnPage(page: Page, visit: Visit): Promise<string> {
  const { counter = page.locator("kaunter-pay").first() } = visit;
  await page.goto(siteOf(visit.council, visit.path));
  await fillCart(counter, visit);
  return payCart(page, visit);
}

/** From the search to the cart with the reload. */
export async function fillCart(counter: Locator, visit: Visit): Promise<void> {
  const { t, at } = stepsOf(counter, visit);
  await expect(counter.getByRole("button", { name: t.search.submit, exact: true })).toBeVisible();
  await at("search");
  await search(counter, t, visit.bill ?? (await ownBill(visit.council, "parking")));
  await expect(counter.getByRole("button", { name: t.search.add })).toBeVisible();
  await at("found");
  await addToCart(counter, t);
  await way(counter, t.search.goToCart).click();
  await expect(way(counter, t.cart.checkout)).toBeVisible();
  await at("cart");
}

/** From the cart to the receipt. @returns the receipt number */
export async function payCart(page: Page, visit: Visit): Promise<string> {
  const { counter = page.locator("kaunter-pay").first() } = visit;
  const { t, at } = stepsOf(counter, visit);
  const address = page.url();
  await way(counter, t.cart.checkout).click();
  await expect(counter.getByRole("textbox", { name: t.checkout.email })).toBeVisible();
  await at("checkout");
  await fillCheckout(counter, t);
  await at("confirmation");
  await proceed(counter, t);
  await atTheBank(page, "approve");
  await page.waitForURL((url) => url.origin === new URL(address).origin);
  // The page scrolls to the receipt, however far down the element is.
  await expect(counter.getByRole("heading", { name: t.shell.screen.receipt, exact: true })).toBeInViewport();
  await expect(counter.getByText(t.receipt.paid.text)).toBeVisible();
  const number = await counter.getByText(/^R\d{6}-/).innerText();
  expect(isReceiptNumber(number)).toBe(true);
  expect(page.url()).toBe(address);
  await at("receipt");
  return number;
}

function stepsOf(counter: Locator, { language = "ms", onStep }: Visit) {
  const t = TEXTS[language];
  return { t, at: async (step: JourneyStep) => onStep?.(step, counter, t) };
}
