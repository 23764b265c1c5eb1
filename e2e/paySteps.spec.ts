import { expect, type Page, test } from "@playwright/test";
import type { CouncilCode } from "../src/domain/councils.ts";
import { addToCart, fillCheckout, PAYER, search, TEXTS, way } from "./support/counter.ts";
import { ownBill } from "./support/own.ts";

/** The steps to the bank: back and forth, in another language, by a link, after a refresh. */

const t = TEXTS.ms;

async function carted(page: Page, council: CouncilCode): Promise<void> {
  await page.goto(`/#/search?council=${council}`);
  await search(page, t, await ownBill(council, "compound"));
  await addToCart(page, t);
  await page.goto("/#/checkout");
}

test("nothing is lost on the way back, on the way to a change and in another language", async ({ page }) => {
  await carted(page, "mdptn");
  await fillCheckout(page, t);
  const bank = page.getByRole("combobox", { name: t.fpxCheckout.bank });
  await page.goto("/#/cart");
  await page.goBack();
  await expect(bank).toHaveValue("MB2U0227");
  const name = page.getByRole("textbox", { name: t.checkout.name });
  await expect(name).toHaveValue(PAYER.name);

  await page.getByRole("button", { name: `${t.confirmation.change} (${t.checkout.payer})` }).click();
  await expect(name).toBeFocused();
  await name.fill("Lim Ah Kau");
  await page.getByRole("button", { name: "中文" }).click();
  await expect(page.getByRole("textbox", { name: TEXTS.zh.checkout.name })).toHaveValue("Lim Ah Kau");
  await expect(page.getByRole("combobox", { name: TEXTS.zh.fpxCheckout.bank })).toHaveValue("MB2U0227");
  await expect(page.getByRole("definition").filter({ hasText: "Lim Ah Kau" })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: PAYER.email })).toBeVisible();
});

test("a refresh at the confirmation forgets the payer and says so, and the cart stays", async ({ page }) => {
  await carted(page, "mdtrn");
  await fillCheckout(page, t);
  await page.goto("/#/confirmation");
  await expect(page.getByRole("heading", { name: t.confirmation.title })).toBeFocused();
  await page.reload();
  await expect(page.getByText(t.paySteps.forgottenHelp)).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const personal of Object.values(PAYER)) {
    expect(kept).not.toContain(personal);
    await expect(page.getByText(personal)).toHaveCount(0);
  }
  await expect(page.getByRole("textbox", { name: t.checkout.name })).toHaveValue("");
});

test("a link to a later step with an empty cart leads to the search", async ({ page }) => {
  for (const route of ["/fpx_checkout", "/confirmation"]) {
    await page.goto(`/#${route}`);
    await expect(page.getByText(t.cart.empty)).toBeVisible();
  }
  await way(page, t.cart.find).click();
  await expect(page.getByRole("heading", { name: t.search.title })).toBeVisible();
});
