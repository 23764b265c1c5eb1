import { expect, test } from "@playwright/test";
import { nameOfCouncil } from "../../src/domain/councils.ts";
import { TEXTS } from "../support/counter.ts";
import { expectWhole, watchHost } from "./hostPage.ts";
import { fillCart, payCart, siteOf, type Visit } from "./journey.ts";
import { expectGoodShapeAtEachWidth } from "./measures.ts";

/** Two counters of two councils, in two languages, on one page. */

test(`bills of two councils are paid together, and the counter that led to the bank shows the receipt, on a phone and a desktop`, {
  tag: "@long",
}, async ({ page }) => {
  const host = await watchHost(page);
  const [district, city] = [page.locator("kaunter-pay").nth(0), page.locator("kaunter-pay").nth(1)];
  const path = "/two.html";
  const onStep: Visit["onStep"] = async () => {
    await expectGoodShapeAtEachWidth(district, city);
    await expectWhole(page);
  };
  await page.goto(siteOf("mdkp", path));
  await fillCart(district, { council: "mdkp", path, onStep });
  // The other counter stays at its screen and shows the shared cart.
  await expect(city.getByRole("heading", { name: TEXTS.zh.search.title })).toBeVisible();
  await fillCart(city, { council: "dbkk", path, language: "zh", onStep });
  await expect(city.getByRole("article")).toHaveCount(2);
  await payCart(page, { council: "dbkk", path, language: "zh", counter: city, onStep });
  for (const council of ["mdkp", "dbkk"] as const)
    await expect(city.getByText(nameOfCouncil(council, "zh").name).first()).toBeVisible();
  // The message is in its own language, and it shows no receipt.
  await expect(district.getByRole("heading", { name: TEXTS.ms.search.title })).toBeVisible();
  await expect(district.getByText(/^R\d{6}-/)).toHaveCount(0);
  expect(host.wrongs).toEqual([]);
});
