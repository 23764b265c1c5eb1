import { expect, test } from "@playwright/test";
import { assessmentOfShape } from "../demo/records/assessments.ts";
import { addToCart, atTheBank, fillCheckout, proceed, search, TEXTS } from "./counter.ts";

/** A payment whose answers were lost on the way. */

const t = TEXTS.ms;

test("an approval that nobody told us of becomes the receipt when the citizen has the bank asked", async ({
  page,
}) => {
  await page.goto("/#/search?council=mdtnm");
  await search(page, t, { charge: "assessment", number: assessmentOfShape("mdtnm", "threeChoices") });
  await addToCart(page, t);
  await page.goto("/#/checkout");
  await fillCheckout(page, t);
  await proceed(page, t);
  await atTheBank(page, "unheard");
  await page.goto("/#/receipt");
  await expect(page.getByText(t.receipt.in_progress.text)).toBeVisible();
  const [next = ""] = t.receipt.askedNext.split("{{time}}");
  await expect(page.getByText(next)).toBeVisible();
  await page.getByRole("button", { name: t.receipt.askAgain }).click();
  await expect(page.getByText(t.receipt.paid.text)).toBeVisible();
  await expect(page.getByText(/^R\d{6}-/)).toHaveCount(1);
});
