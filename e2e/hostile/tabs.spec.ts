import { expect, test } from "@playwright/test";
import { addToCart, search, TEXTS, way } from "../support/counter.ts";
import { ownBill } from "../support/own.ts";
import { watchHost } from "./hostPage.ts";
import { payCart, siteOf } from "./journey.ts";
import { expectGoodShapeAtEachWidth } from "./measures.ts";

/** Elements that are hidden at first: in tabs hidden by an attribute or a class, and in a collapsed part. */

const t = TEXTS.ms;

test(`from one tab to another and back from the bank, the counter appears as soon as its tab does, on a phone and a desktop`, async ({
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
