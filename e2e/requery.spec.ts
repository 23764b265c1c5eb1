import { expect, test } from "@playwright/test";
import { addToCart, atTheBank, fillCheckout, proceed, search, TEXTS, way } from "./support/counter.ts";
import { ownBill } from "./support/own.ts";

/** A payment whose answers were lost. */

const t = TEXTS.ms;

test("an approval that never reached us becomes the receipt when the citizen has the bank asked", async ({
  page,
}) => {
  await page.goto("/#/search?council=mdtnm");
  await search(page, t, await ownBill("mdtnm", "threeChoices"));
  await addToCart(page, t);
  await page.goto("/#/checkout");
  await fillCheckout(page, t);
  await proceed(page, t);
  await atTheBank(page, "unheard");
  await page.goto("/#/receipt");
  await expect(page.getByText(t.receipt.in_progress.text)).toBeVisible();
  await expect(page.getByRole("heading", { name: t.shell.screen.payment, level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${t.shell.screen.payment} `));
  const [next = ""] = t.receipt.askedNext.split("{{time}}");
  await expect(page.getByText(next)).toBeVisible();
  await page.getByRole("button", { name: t.receipt.askAgain }).click();
  await expect(page.getByText(t.receipt.paid.text)).toBeVisible();
  await expect(page.getByRole("heading", { name: t.shell.screen.receipt, level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${t.shell.screen.receipt} `));
  await expect(page.getByText(/^R\d{6}-/)).toHaveCount(1);
});

test("the status link shows a payment in a browser without data, has the bank asked and leads to the receipt", async ({
  page,
  browser,
}) => {
  await page.goto("/#/search?council=mdppr");
  await search(page, t, await ownBill("mdppr", "compound"));
  await addToCart(page, t);
  await page.goto("/#/checkout");
  await fillCheckout(page, t);
  await proceed(page, t);
  await atTheBank(page, "unheard");
  await page.goto("/");
  await expect(page.getByText(t.alert.inProgress)).toBeVisible();
  await way(page, t.alert.open).click();
  await expect(page.getByRole("heading", { name: t.common.checkPayment, level: 1 })).toBeVisible();
  const link = (await page.getByRole("link", { name: t.receipt.keepLink }).getAttribute("href")) ?? "";
  expect(link).toMatch(/#\/requery\?status=[\w-]{43}$/);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText(t.receipt.in_progress.text)).toBeVisible();
  for (const happened of [t.requery.history.begun, t.requery.history.left])
    await expect(elsewhere.getByText(happened)).toBeVisible();
  await expect(elsewhere.getByText(t.requery.history.approved)).toHaveCount(0);
  await elsewhere.getByRole("button", { name: t.receipt.askAgain }).click();
  await expect(elsewhere.getByText(t.receipt.paid.text)).toBeVisible();
  await expect(elsewhere.getByText(t.requery.history.approved)).toBeVisible();
  await way(elsewhere, t.alert.seeReceipt).click();
  await expect(elsewhere.getByRole("heading", { name: t.shell.screen.receipt, level: 1 })).toBeVisible();
  await expect(elsewhere.getByText(/^R\d{6}-/)).toHaveCount(1);
  await elsewhere.context().close();

  // The browser that paid learns of it too.
  await page.goto("/");
  await expect(page.getByText(t.alert.accepted)).toBeVisible();
});
