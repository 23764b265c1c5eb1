import { expect, type Page, test } from "@playwright/test";
import { unpaidCompound } from "../demo/records/compounds.ts";
import type { CouncilCode } from "../src/domain/councils.ts";
import { addToCart, atTheBank, fillCheckout, PAYER, search, stepOn, TEXTS, way } from "./counter.ts";

/** The way to the bank in steps: back and forth, in another language, by a link, after Refresh, with the keyboard alone. */

const t = TEXTS.ms;

async function carted(page: Page, council: CouncilCode): Promise<void> {
  await page.goto(`/#/search?council=${council}`);
  await search(page, t, { charge: "compound", number: unpaidCompound(council) });
  await addToCart(page, t);
  await page.goto("/#/checkout");
}

test("nothing is lost on the way back, on the way to change something and in another language", async ({
  page,
}) => {
  await carted(page, "mdptn");
  await fillCheckout(page, t);
  await expect(page.getByText("Maybank2U")).toBeVisible();

  await page.goBack();
  await expect(page.getByRole("combobox", { name: t.fpxCheckout.bank })).toHaveValue("MB2U0227");
  await page.goBack();
  await expect(page.getByRole("textbox", { name: t.checkout.name })).toHaveValue(PAYER.name);
  await page.goForward();
  await page.goForward();

  await page.getByRole("link", { name: `${t.confirmation.change} (${t.checkout.payer})` }).click();
  await page.getByRole("textbox", { name: t.checkout.name }).fill("Lim Ah Kau");
  await page.getByRole("button", { name: "中文" }).click();
  await expect(page.getByRole("textbox", { name: TEXTS.zh.checkout.name })).toHaveValue("Lim Ah Kau");
  await stepOn(page, TEXTS.zh);
  await expect(page.getByRole("combobox", { name: TEXTS.zh.fpxCheckout.bank })).toHaveValue("MB2U0227");
  await stepOn(page, TEXTS.zh);
  await expect(page.getByText("Lim Ah Kau")).toBeVisible();
  await expect(page.getByText(PAYER.email)).toBeVisible();
});

test("Refresh at the confirmation forgets who pays, says so, and leads to the checkout; the cart is kept", async ({
  page,
}) => {
  await carted(page, "mdtrn");
  await fillCheckout(page, t);
  expect(page.url()).toMatch(/#\/confirmation$/);
  await page.reload();
  await expect(page.getByText(t.paySteps.missing.checkout.text)).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const personal of Object.values(PAYER)) {
    expect(kept).not.toContain(personal);
    await expect(page.getByText(personal)).toHaveCount(0);
  }
  await way(page, t.paySteps.missing.checkout.go).click();
  await fillCheckout(page, t);
  await expect(page.getByText(PAYER.name)).toBeVisible();
});

test("a link to a later step with an empty cart leads to the search", async ({ page }) => {
  for (const route of ["/fpx_checkout", "/confirmation"]) {
    await page.goto(`/#${route}`);
    await expect(page.getByText(t.cart.empty)).toBeVisible();
  }
  await way(page, t.cart.find).click();
  await expect(page.getByRole("heading", { name: t.search.title })).toBeVisible();
});

test("the whole way to the bank goes with the keyboard alone, and each step begins at its heading", async ({
  page,
}) => {
  await carted(page, "lbk");
  await page.getByRole("textbox", { name: t.checkout.name }).focus();
  const { keyboard } = page;
  await keyboard.type(PAYER.name);
  await keyboard.press("Tab");
  await keyboard.type(PAYER.email);
  await keyboard.press("Tab");
  await keyboard.type(PAYER.phone);
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: t.fpxCheckout.title })).toBeFocused();

  const bank = page.getByRole("combobox", { name: t.fpxCheckout.bank });
  await expect(bank.getByRole("option", { name: "Maybank2U", exact: true })).toBeAttached();
  await keyboard.press("Tab");
  await expect(bank).toBeFocused();
  await keyboard.type("Maybank2U");
  await expect(bank).toHaveValue("MB2U0227");
  await keyboard.press("Tab");
  await expect(page.getByRole("button", { name: t.paySteps.continue, exact: true })).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: t.confirmation.title })).toBeFocused();

  const button = page.getByRole("button", { name: t.confirmation.proceed, exact: true });
  // four ways to change something, and the terms
  for (let stops = 0; stops < 6; stops++) await keyboard.press("Tab");
  await expect(button).toBeFocused();
  await keyboard.press("Enter");
  await atTheBank(page, "approve");
  await expect(page.getByText(t.receipt.paid.text)).toBeVisible();
});
