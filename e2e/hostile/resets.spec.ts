import { expect, test } from "@playwright/test";
import { TEXTS } from "../support/counter.ts";
import { printReceipt } from "../support/papers.ts";
import { expectWhole, watchHost } from "./hostPage.ts";
import { payOnPage } from "./journey.ts";
import { expectGoodShapeAtEachWidth } from "./measures.ts";

/** CSS rules for `*` and for the element's own tag, with `!important`. */

test(`the counter keeps its shape up to the receipt despite resets of every tag, on a phone and a desktop`, {
  tag: "@long",
}, async ({ page }) => {
  const host = await watchHost(page);
  await payOnPage(page, {
    council: "mdkbt",
    path: "/resets.html",
    onStep: async (step, counter, t) => {
      await expectGoodShapeAtEachWidth(counter);
      await expectWhole(page);
      if (step !== "receipt") return;
      // The page forbids selecting its text, but a citizen must be able to copy a receipt number.
      const number = counter.getByText(/^R\d{6}-/);
      await number.click({ clickCount: 3 });
      expect(await page.evaluate(() => String(getSelection()))).toContain(await number.innerText());
      await printReceipt(page, counter, t.common.print);
    },
  });
  const beside = page.locator("kaunter-search");
  await expect(beside.getByRole("button", { name: TEXTS.zh.search.submit, exact: true })).toBeVisible();
  await expectGoodShapeAtEachWidth(beside);
  expect(host.wrongs).toEqual([]);
});
