import { expect, test } from "vitest";
import { works } from "./elementQueries.ts";
import { openHostPage, STRICT } from "./hostPage.ts";

const LOADER = "/widgets/kaunter.ts";

function loaded(window: Window): string[] {
  return performance.timeOrigin === 0
    ? []
    : window.performance
        .getEntriesByType("resource")
        .flatMap(({ name }) => /widgets\/(kaunter-\w+)\.ts/.exec(name)?.[1] ?? []);
}

test("the loader brings the elements of the page, those that come later, and no other", async () => {
  const page = openHostPage("<kaunter-cart></kaunter-cart><kaunter-unknown></kaunter-unknown>", {
    policy: STRICT,
  });
  // each module is an entry of its own here, and a browser keeps 250
  page.window.performance.setResourceTimingBufferSize(5_000);
  await page.load(LOADER);
  await works(page.document.querySelector("kaunter-cart")!);
  expect(loaded(page.window)).toEqual(["kaunter-cart"]);
  page.document.body.insertAdjacentHTML("beforeend", "<section><kaunter-search></kaunter-search></section>");
  await works(page.document.querySelector("kaunter-search")!);
  expect(loaded(page.window)).toEqual(["kaunter-cart", "kaunter-search"]);
  expect(page.violations).toEqual([]);
});

test("the tag's own children are on the page until its element works", async () => {
  const page = openHostPage('<kaunter-cart><a href="/pay">Pay here</a></kaunter-cart>');
  const link = page.document.querySelector("a")!;
  expect(link.checkVisibility()).toBe(true);
  await page.load(LOADER);
  await works(page.document.querySelector("kaunter-cart")!);
  expect(link.checkVisibility()).toBe(false);
});
