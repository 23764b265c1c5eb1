import { expect, type Page, test } from "@playwright/test";
import type { CouncilCode } from "../src/domain/councils.ts";
import {
  addToCart,
  atTheBank,
  fillCheckout,
  leavePending,
  proceed,
  search,
  TEXTS,
} from "./support/counter.ts";
import { ownBill } from "./support/own.ts";

/** Every possible ending of a payment, reported honestly: paid, not paid, or still asking the bank. */

const t = TEXTS.ms;

async function toTheBank(page: Page, council: CouncilCode): Promise<void> {
  await page.goto(`/#/search?council=${council}`);
  await search(page, t, await ownBill(council, "threeChoices"));
  await addToCart(page, t);
  await page.goto("/#/checkout");
  await fillCheckout(page, t);
  await proceed(page, t);
}

test("after a decline the page says that the bank declined and that no money was taken, and the cart stays", async ({
  page,
}) => {
  await toTheBank(page, "mdbft");
  await atTheBank(page, "decline", "51");
  await expect(page.getByText(t.receipt.failed.text)).toBeVisible();
  await expect(page.getByText(t.receipt.failed.title, { exact: true })).toBeVisible();
  await page.getByRole("link", { name: t.cart.back }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("after a cancellation the page says so, and that no money was taken", async ({ page }) => {
  await toTheBank(page, "mdbrn");
  await atTheBank(page, "cancel");
  await expect(page.getByText(t.receipt.cancelled.text)).toBeVisible();
});

test("a pending payment is still being checked, and the page warns against paying again", async ({
  page,
}) => {
  await toTheBank(page, "mdkgu");
  await atTheBank(page, "pending");
  await expect(page.getByText(t.receipt.pending.text)).toBeVisible();
  await page.goto("/#/cart");
  await expect(page.getByText(t.attempt.open.title)).toBeVisible();
});

test("an answer that arrives twice makes one receipt", { tag: "@long" }, async ({ page }) => {
  await toTheBank(page, "mdkbt");
  await atTheBank(page, "twice");
  await expect(page.getByText(t.receipt.paid.text)).toBeVisible();
  await expect(page.getByText(/^R\d{6}-/)).toHaveCount(1);
});

test("a bank that never answers leaves the payment open and never failed", async ({ page }) => {
  await toTheBank(page, "mdkb");
  await atTheBank(page, "silent");
  await page.goto("/#/receipt");
  await expect(page.getByText(t.receipt.in_progress.text)).toBeVisible();
  for (const state of ["failed", "cancelled"] as const)
    await expect(page.getByText(t.receipt[state].text)).toHaveCount(0);
});

test("a late approval turns the waiting page into the receipt", async ({ page }) => {
  await toTheBank(page, "mdkm");
  const approve = await leavePending(page, () => atTheBank(page, "pending"));
  await expect(page.getByText(t.receipt.pending.text)).toBeVisible();
  await approve();
  await expect(page.getByText(t.receipt.paid.text)).toBeVisible({ timeout: 40_000 });
});

test("an approved payment without a return is found by the page that the citizen left", async ({ page }) => {
  await toTheBank(page, "mdkp");
  await atTheBank(page, "closed");
  await page.goto("/#/receipt");
  await expect(page.getByText(t.receipt.paid.text)).toBeVisible();
});

test("a used pay page explains itself and pays nothing twice", async ({ page }) => {
  await page.goto("/#/search?council=mdknk");
  await search(page, t, await ownBill("mdknk", "threeChoices"));
  await addToCart(page, t);
  await page.goto("/#/checkout");
  await fillCheckout(page, t);
  const leaving = page.waitForRequest(/\/pay\/[\w-]+$/);
  await proceed(page, t);
  const address = (await leaving).url();
  await page.waitForURL(/bank\.localhost/);
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(410);
  await expect(page).toHaveURL(address);
  const foreign = await page.goto(`/pay/${"x".repeat(43)}`);
  expect(foreign?.status()).toBe(404);
});
