import { expect, test } from "@playwright/test";
import { expectWhole, watchHost } from "./hostPage.ts";
import { payOnPage } from "./journey.ts";
import { expectGoodShapeAtEachWidth } from "./measures.ts";

/** A page in Arabic. */

test(`on a right-to-left page the counter is in Malay from left to right up to the receipt, on a phone and a desktop`, {
  tag: "@long",
}, async ({ page }) => {
  const host = await watchHost(page);
  await payOnPage(page, {
    council: "mdkb",
    path: "/rtl.html",
    onStep: async (_, counter) => {
      await expectGoodShapeAtEachWidth(counter);
      expect(await counter.getByRole("heading").first().evaluate(directionOf)).toBe("ltr");
      await expectWhole(page);
    },
  });
  expect(await page.getByRole("heading", { level: 1 }).first().evaluate(directionOf)).toBe("rtl");
  expect(host.wrongs).toEqual([]);
});

function directionOf(part: Element): string {
  return getComputedStyle(part).direction;
}
