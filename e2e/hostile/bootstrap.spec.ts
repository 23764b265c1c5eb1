import { expect, test } from "@playwright/test";
import { expectWhole, watchHost } from "./hostPage.ts";
import { payOnPage } from "./journey.ts";
import { expectGoodShapeAtEachWidth } from "./measures.ts";

/** A column of 320 px, under Bootstrap 3 and a root of 62.5 %. */

test(`in a narrow Bootstrap column at a phone and at a desk each step to the receipt is large enough and fits`, async ({
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
