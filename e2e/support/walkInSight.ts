import { expect, type Locator, type Page } from "@playwright/test";
import type { CouncilCode } from "../../src/domain/councils.ts";
import { chooseBank, chooseCharge, fillPayer, PAYER, proceedButton, TEXTS, way } from "./counter.ts";
import { ownBill } from "./own.ts";
import { siteOf } from "./system.ts";

/** A citizen's steps on a council's page, in any browser. Each must be visible. */

const t = TEXTS.ms;

/** The ways in which a citizen presses a control. */
export const BY = {
  mouse: (control: Locator) => control.click(),
  touch: (control: Locator) => control.tap(),
  enter: (control: Locator) => control.press("Enter"),
} as const;

export type Press = (typeof BY)[keyof typeof BY];

export interface WindowSize {
  readonly width: number;
  readonly height: number;
  /** The height of the page's fixed header, in CSS pixels. */
  readonly header: number;
}

/** Walks through all steps of kaunter-pay and back to the search, once for each way to press. */
export async function walkThroughPay(
  page: Page,
  { width, height, header }: WindowSize,
  presses: readonly Press[] = Object.values(BY),
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(siteOf("mdpg", "/"));
  if (header > 0) await fixMenu(page, header);
  const pay = page.locator("kaunter-pay");
  const inBar = (name: string) => pay.getByRole("navigation").getByRole("button", { name });
  for (const press of presses) {
    await find(pay, "mdpg", press, header);
    await press(way(pay, t.search.goToCart));
    await expectInSight(pay, t.cart.title, header);
    await press(way(pay, t.cart.checkout));
    await expectInSight(pay, t.checkout.title, header);
    await walkThroughCheckout(pay);
    await press(inBar(t.elements.cart));
    await expectInSight(pay, t.cart.title, header);
    await press(pay.getByRole("button", { name: t.cart.remove }));
    await expect(pay.getByRole("article")).toHaveCount(0);
    const heading = pay.getByRole("heading", { name: t.cart.title, exact: true });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await press(inBar(t.elements.search));
    await expectInSight(pay, t.search.title, header);
  }
}

/** Fixes the page's menu to the upper edge of the window, and declares its height to the elements. */
function fixMenu(page: Page, height: number): Promise<void> {
  return page.evaluate((covered) => {
    document.documentElement.style.scrollPaddingTop = `${covered}px`;
    const menu = document.querySelector<HTMLElement>(".menu");
    if (menu === null) throw new Error("no menu");
    const { style } = menu;
    Object.assign(style, {
      position: "fixed",
      inset: "0 0 auto",
      height: `${covered}px`,
      overflow: "hidden",
    });
  }, height);
}

/** Searches a parking account and puts a reload into the cart. */
export async function find(at: Locator, council: CouncilCode, press: Press, header: number): Promise<void> {
  await chooseCharge(at, t, "parking");
  const { number } = await ownBill(council, "parking");
  await type(at.getByRole("textbox", { name: t.charges.parking.number }), number);
  await press(at.getByRole("button", { name: t.search.submit, exact: true }));
  await expectInSight(at, t.charges.name.parking, header);
  await press(at.getByRole("button", { name: t.search.add }));
  await expect(way(at, t.search.goToCart)).toBeInViewport({ ratio: 1 });
}

/** Types by keys and replaces the field's text, because in Firefox the forms do not notice `fill()`. */
async function type(field: Locator, text: string): Promise<void> {
  await field.press("ControlOrMeta+a");
  await field.pressSequentially(text);
}

/** Fills in the payment screen. The button with the amount stays in the window. */
export async function walkThroughCheckout(at: Locator): Promise<void> {
  const pay = proceedButton(at, t);
  await expect(pay).toBeInViewport({ ratio: 1 });
  await fillPayer(at, t, PAYER.email, type);
  await chooseBank(at, t);
  await expect(pay).toBeInViewport({ ratio: 1 });
}

/** The heading has the focus. It and the parts above it in its step are visible, in the upper half of the window. */
export async function expectInSight(at: Locator, name: string, header: number): Promise<void> {
  const heading = at.getByRole("heading", { name, exact: true });
  await expect(heading).toBeFocused();
  const { top, bottom, middle } = await heading.evaluate((element) => {
    const root = element.getRootNode() as ShadowRoot;
    // The top of a search result is its heading alone.
    const isStep = element.dataset.size === "page";
    const bar = isStep ? root.querySelector("[part=steps]") : null;
    return {
      top: Math.round((bar ?? element).getBoundingClientRect().top),
      bottom: Math.round(element.getBoundingClientRect().bottom),
      middle: innerHeight / 2,
    };
  });
  const place = `"${name}" from ${top} to ${bottom} px`;
  expect(top, place).toBeGreaterThanOrEqual(header);
  expect(top, place).toBeLessThanOrEqual(middle);
  expect(bottom, place).toBeLessThanOrEqual(2 * middle);
}
