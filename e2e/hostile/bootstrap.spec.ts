import { expect, test } from "@playwright/test";
import { expectWhole, watchHost } from "./hostPage.ts";
import { payOnPage } from "./journey.ts";
import { expectGoodShapeAtEachWidth } from "./measures.ts";

/** A column of 320 px with Bootstrap 3 and a root font size of 62.5 %. */

test(`in a narrow Bootstrap column each step to the receipt is large enough and fits, on a phone and a desktop`, async ({
  page,
}) => {
  const host = await watchHost(page);
  await payOnPage(page, {
    council: "mdbrn",
    path: "/bootstrap.html",
    onStep: async (_, counter) => {
      await expectGoodShapeAtEachWidth(counter);
      await expectWhole(page);
    },
  });
  expect(host.wrongs).toEqual([]);
});
