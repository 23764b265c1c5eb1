import { expect, type Page, test } from "@playwright/test";
import type { CouncilCode } from "../src/domain/councils.ts";
import {
  addToCart,
  atTheBank,
  fillCheckout,
  proceed,
  proceedButton,
  search,
  TEXTS,
  way,
} from "./support/counter.ts";
import { type OwnBill, ownBill } from "./support/own.ts";

/** Nobody pays twice without a warning: the back button, a closed tab, another tab, another device. */

const t = TEXTS.ms;

/** @returns the bill of the payment at the bank */
async function toTheBank(page: Page, council: CouncilCode): Promise<OwnBill> {
  const bill = await ownBill(council, "threeChoices");
  await page.goto(`/#/search?council=${council}`);
  await search(page, t, bill);
  await addToCart(page, t);
  await page.goto("/#/checkout");
  await fillCheckout(page, t);
  await proceed(page, t);
  await page.waitForURL(/bank\.localhost/);
  return bill;
}

test("a citizen who comes back from the bank by the back button, or reopens the portal, is warned before paying again", async ({
  page,
  context,
}) => {
  const bill = await toTheBank(page, "mdspg");
  const again = await context.newPage();
  await again.goto("/#/cart");
  await expect(again.getByText(t.attempt.open.title)).toBeVisible();
  await page.close();
  await again.goto("/#/checkout");
  await expect(again.getByText(t.attempt.open.title)).toBeVisible();
  await fillCheckout(again, t);
  const pay = proceedButton(again, t);
  await expect(pay).toBeDisabled();
  await again.getByRole("checkbox", { name: t.attempt.twice.label }).check();
  await expect(pay).toBeEnabled();
  await again.getByRole("checkbox", { name: t.attempt.twice.label }).uncheck();
  await expect(pay).toBeDisabled();
  await way(again, t.attempt.open.see).click();
  await expect(again.getByText(t.receipt.in_progress.text)).toBeVisible();

  const stranger = await (await context.browser()?.newContext({ serviceWorkers: "block" }))?.newPage();
  if (stranger === undefined) throw new Error("no other browser");
  // First without the code of the warning. The bill can be paid without it.
  await stranger.route("**/*.js", async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    await (code.includes("search.otherPayment.text")
      ? route.abort()
      : route.fulfill({ response: answer, body: code }));
  });
  await stranger.goto("/#/search?council=mdspg");
  await search(stranger, t, bill);
  await expect(stranger.getByText(t.errors.kind.unreachable)).toBeVisible();
  await expect(stranger.getByRole("button", { name: t.search.add })).toBeVisible();
  // A script that the test still fetches would fail when the browser closes.
  await stranger.unrouteAll({ behavior: "wait" });
  await stranger.getByRole("button", { name: t.common.retry }).click();
  await expect(stranger.getByText(t.search.otherPayment.text)).toBeVisible();
  await stranger.context().close();
});

test("the back button on the bank's page leads to a counter that asks before it lets the citizen pay", async ({
  page,
}) => {
  await toTheBank(page, "mdknk");
  await page.goBack();
  await page.goto("/#/cart");
  await expect(page.getByText(t.attempt.open.title)).toBeVisible();
});

test("a declined payment is paid again from its status link, on another device", async ({
  page,
  browser,
}) => {
  await toTheBank(page, "mdtrn");
  await atTheBank(page, "decline", "51");
  await expect(page.getByText(t.receipt.failed.text)).toBeVisible();
  const link = (await page.getByRole("link", { name: t.receipt.keepLink }).getAttribute("href")) ?? "";

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole("heading", { name: t.payAgain.again.title })).toBeVisible();
  await proceed(elsewhere, t);
  await atTheBank(elsewhere, "approve");
  await expect(elsewhere.getByText(t.receipt.paid.text)).toBeVisible();
  await expect(elsewhere.getByText(/^R\d{6}-/)).toHaveCount(1);
  await elsewhere.context().close();

  // The first device's page still offers it, and then learns that it was paid meanwhile.
  await proceed(page, t);
  await expect(page.getByText(t.errors.reason.already_paid)).toBeVisible();
});
