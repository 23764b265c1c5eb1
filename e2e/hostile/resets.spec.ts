import { expect, test } from "@playwright/test";
import { TEXTS } from "../counter.ts";
import { expectWhole, watchHost } from "./hostPage.ts";
import { payOnPage } from "./journey.ts";
import { expectGoodShape } from "./measures.ts";

/** Rules for `*` and for the element's own tag, with `!important`. */

for (const width of [360, 1280])
  test(`resets of every tag leave the counter in good shape up to the receipt, in a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const host = await watchHost(page);
    await payOnPage(page, {
      council: "mdkbt",
      path: "/resets.html",
      onStep: async (step, counter, t) => {
        await expectGoodShape(counter);
        await expectWhole(page);
        if (step !== "receipt") return;
        // what the page forbids for itself: a receipt's number is there to be copied
        const number = counter.getByText(/^R\d{6}-/);
        await number.click({ clickCount: 3 });
        expect(await page.evaluate(() => String(getSelection()))).toContain(await number.innerText());
        await counter.getByRole("button", { name: t.common.print, exact: true }).click();
        await expect(
          page
            .frameLocator("iframe")
            .getByText(/^R\d{6}-/)
            .first(),
        ).toBeAttached();
      },
    });
    const beside = page.locator("kaunter-search");
    await expect(beside.getByRole("button", { name: TEXTS.zh.search.submit, exact: true })).toBeVisible();
    await expectGoodShape(beside);
    expect(host.wrongs).toEqual([]);
  });
