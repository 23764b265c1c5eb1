import { expect, type Locator, type Page, test } from "@playwright/test";
import { LANGUAGES } from "../src/domain/language.ts";
import { addToCart, proceedButton, type ShownTexts, search, TEXTS, way } from "./support/counter.ts";
import { lookAtFocus } from "./support/focus.ts";
import { ownBill } from "./support/own.ts";
import { siteOf } from "./support/system.ts";

/**
 * A phone's keyboard takes half of the window. The field with the focus and its error stay in sight, and the bar with the total does
 * not cover them. The window shrinks as it does where the keyboard resizes the page's content.
 */

const CLOSED = { width: 360, height: 640 };
const OPEN = { width: 360, height: 300 };

test.use({ viewport: CLOSED, hasTouch: true, isMobile: true });

/** The field has the focus, and no part of it is covered or outside the window. */
async function expectInSight(page: Page, field: Locator): Promise<void> {
  await expect(field).toBeFocused();
  await expect.poll(async () => (await lookAtFocus(page)).seen).toBe(1);
}

async function expectErrorInSight(page: Page, field: Locator, error: string): Promise<void> {
  await expectInSight(page, field);
  const text = field.locator("xpath=ancestor::*[@part='field'][1]").getByText(error, { exact: true });
  await expect(text).toBeInViewport({ ratio: 1 });
}

/** Fills in the payment screen with the keyboard open, after forgetting everything. */
async function payWithKeyboard(page: Page, at: Locator, t: ShownTexts): Promise<void> {
  await proceedButton(at, t).tap();
  const summary = at.getByRole("alert", { name: t.errors.summary });
  await expect(summary).toBeFocused();
  await page.setViewportSize(OPEN);
  const field = (name: string) => at.getByRole("textbox", { name, exact: true });
  const names = [t.checkout.name, t.checkout.email, t.checkout.phone];
  for (const name of [...names, ...names.toReversed()]) {
    const link = summary.getByRole("link", { name });
    const error = (await link.textContent()) ?? "";
    await link.tap();
    await expectErrorInSight(page, field(name), error);
  }
  // From field to field the keyboard stays open.
  for (const name of names) {
    await field(name).tap();
    await page.keyboard.type("12");
    await expectInSight(page, field(name));
  }
}

for (const language of LANGUAGES) {
  const t = TEXTS[language];

  test(`with the keyboard open, ${language}: a number to find, and its error`, async ({ page }) => {
    await page.goto(`/#/search?lang=${language}&council=mpt&charge=compound`);
    const number = page.getByRole("textbox", { name: t.charges.compound.number });
    await number.tap();
    await page.setViewportSize(OPEN);
    await number.tap();
    await expectInSight(page, number);
    await number.press("Enter");
    await expect(number).toHaveAttribute("aria-invalid", "true");
    await expectInSight(page, number);
    const error = page.locator(
      `[id="${(await number.getAttribute("aria-describedby"))?.split(" ").at(-1)}"]`,
    );
    await expect(error).toBeInViewport({ ratio: 1 });
  });

  test(`with the keyboard open, ${language}: the payer of a cart, and each error`, async ({ page }) => {
    const main = page.getByRole("main");
    await page.goto(`/#/search?lang=${language}&council=mpt`);
    await search(main, t, await ownBill("mpt", "parking"));
    await addToCart(main, t);
    await way(main, t.search.goToCart).tap();
    const remove = main.getByRole("button", { name: t.cart.remove });
    await page.setViewportSize(OPEN);
    await remove.focus();
    await expectInSight(page, remove);
    await page.setViewportSize(CLOSED);
    await way(main, t.cart.checkout).tap();
    await payWithKeyboard(page, main, t);
  });
}

test("with the keyboard open on a council's page: the payer, and each error", async ({ page }) => {
  const t = TEXTS.ms;
  await page.goto(siteOf("mdpg", "/"));
  const pay = page.locator("kaunter-pay");
  await search(pay, t, await ownBill("mdpg", "parking"));
  await pay.getByRole("button", { name: t.search.payNow }).tap();
  await payWithKeyboard(page, pay, t);
});
