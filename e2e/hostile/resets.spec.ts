import { expect, test } from "@playwright/test";
import { TEXTS } from "../support/counter.ts";
import { printReceipt } from "../support/papers.ts";
import { expectWhole, watchHost } from "./hostPage.ts";
import { payOnPage } from "./journey.ts";
import { expectGoodShapeAtEachWidth } from "./measures.ts";

/** Rules for `*` and for the element's own tag, with `!important`. */

test(`resets of every tag leave the counter in good shape up to the receipt, at a phone and at a desk`, async ({
  page,
}) => {
  const host = await watchHost(page);
  await payOnPage(page, {
    council: "mdkbt",
    path: "/resets.html",
    onStep: async (step, counter, t) => {
      await expectGoodShapeAtEachWidth(counter);
      await expectWhole(page);
      if (step !== "receipt") return;
      // what the page forbids for itself: a receipt's number is there to be copied
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
