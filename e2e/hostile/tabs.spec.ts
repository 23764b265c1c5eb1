import { expect, test } from "@playwright/test";
import { addToCart, search, TEXTS, way } from "../support/counter.ts";
import { ownBill } from "../support/own.ts";
import { watchHost } from "./hostPage.ts";
import { payCart, siteOf } from "./journey.ts";
import { expectGoodShapeAtEachWidth } from "./measures.ts";

/** Elements that nobody sees at first: in tabs that an attribute or a class hides, and in a folded part. */

const t = TEXTS.ms;

test(`from a tab to another one, and back from the bank, the counter is there as soon as its tab is, at a phone and at a desk`, async ({
  page,
}) => {
  const host = await watchHost(page);
  const find = page.locator("#semak kaunter-search");
  const pay = page.locator("kaunter-pay");
  await page.goto(siteOf("mdld", "/tabs.html"));

  const folded = page.locator("details kaunter-search");
  await page.locator("summary").first().click();
  await expect(folded.getByRole("button", { name: TEXTS.zh.search.submit, exact: true })).toBeVisible();
  await expectGoodShapeAtEachWidth(folded);

  await page.getByRole("tab", { name: "Semak bil" }).click();
  await search(find, t, await ownBill("mdld", "parking"));
  await addToCart(find, t);
  await expectGoodShapeAtEachWidth(find);
  await way(find, t.search.goToCart).click();
  await expect(page.getByRole("tab", { name: "Bayar" })).toHaveAttribute("aria-selected", "true");
  await expect(pay.getByRole("heading", { name: t.cart.title })).toBeFocused();

  await payCart(page, {
    council: "mdld",
    path: "/tabs.html",
    onStep: (_, counter) => expectGoodShapeAtEachWidth(counter),
  });
  await expect(page.getByRole("tab", { name: "Bayar" })).toHaveAttribute("aria-selected", "true");
  expect(host.wrongs).toEqual([]);
});
