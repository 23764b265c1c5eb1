import { expect, test } from "@playwright/test";
import { expectWhole, watchHost } from "./hostPage.ts";
import { payOnPage } from "./journey.ts";
import { expectGoodShape } from "./measures.ts";

/** A column of 320 px, under Bootstrap 3 and a root of 62.5 %. */

for (const { device, width } of [
  { device: "a phone", width: 360 },
  { device: "a desk", width: 1280 },
])
  test(`in a narrow Bootstrap column at ${device} each step to the receipt is large enough and fits`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const host = await watchHost(page);
    await payOnPage(page, {
      council: "mdbrn",
      path: "/bootstrap.html",
      onStep: async (_, counter) => {
        await expectGoodShape(counter);
        await expectWhole(page);
      },
    });
    expect(host.wrongs).toEqual([]);
  });
