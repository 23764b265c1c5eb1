import { expect, type Page, test } from "@playwright/test";
import { newStaff, setUpApp } from "./support/administrator.ts";
import { addToCart, atTheBank, fillCheckout, proceed, search, TEXTS } from "./support/counter.ts";
import { ownBill } from "./support/own.ts";

/** The central team reviews a payment that its bank left open. */

const t = TEXTS.ms;

/** A payment whose bank's answer proves nothing. @returns its transaction number */
async function leaveUnclear(page: Page): Promise<string> {
  await page.goto("/#/search?council=lbk");
  await search(page, t, await ownBill("lbk", "threeChoices"));
  await addToCart(page, t);
  await page.goto("/#/checkout");
  await fillCheckout(page, t);
  await proceed(page, t);
  await atTheBank(page, "decline", "96");
  await expect(page.getByText(t.receipt.in_progress.text)).toBeVisible();
  return await page.getByText(/^K\d{6}[0-9A-Z]{10}$/).innerText();
}

async function logIn(page: Page, name: string, password: string): Promise<void> {
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: t.validation.field.email_address }).fill(name);
  await form.getByRole("textbox", { name: t.validation.field.password }).fill(password);
  await form.getByRole("button", { name: t.loginForm.submit }).click();
}

test("a member of the central team sets an app up, logs in, sees the payment, has the bank asked, sees the new status, and logs out", async ({
  page,
}) => {
  // A whole payment, and two logins with their hashing.
  test.slow();
  const order = await leaveUnclear(page);
  await page.goto("/#/payments");
  const { name, password } = await newStaff(page.request);
  await logIn(page, name, "another password");
  await expect(page.getByText(t.errors.reason.auth_error)).toBeVisible();
  await logIn(page, name, password);
  await setUpApp(page.getByRole("main"), "ms");
  const row = page.getByRole("article").filter({ hasText: order });
  await expect(row.getByText(`${t.review.reason.unclear} · FPX 96`)).toBeVisible();
  await expect(row.getByText(t.review.neverAsked, { exact: true })).toBeVisible();

  await row.getByRole("button", { name: t.review.ask }).click();
  await expect(row.getByText(/^Telah disemak dengan bank\. Status bayaran: /)).toBeVisible();
  await expect(row.getByText(t.review.neverAsked, { exact: true })).toHaveCount(0);
  await row.locator("summary", { hasText: t.review.details }).click();
  await expect(row.getByText(new RegExp(t.review.source.requery))).toBeVisible();
  await row.getByRole("button", { name: t.review.ask }).click();
  await expect(row.getByText(/Semak lagi dalam \d+ saat/)).toBeVisible();

  await page.getByRole("textbox", { name: t.review.number }).fill(order.toLowerCase());
  await page.getByRole("button", { name: t.review.submit }).click();
  await expect(page.getByRole("button", { name: t.review.backToList })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);

  await page.reload();
  await expect(row).toBeVisible();
  await page.getByRole("button", { name: t.login.logOut }).click();
  await expect(page.getByRole("heading", { name: t.shell.hero })).toBeVisible();
  await page.goto("/#/payments");
  await expect(page.getByRole("textbox", { name: t.validation.field.password })).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("textbox", { name: t.validation.field.password })).toBeVisible();
});
