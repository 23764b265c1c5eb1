import { expect, test } from "vitest";
import { surfaceOf, works } from "./elementQueries.ts";
import { openHostPage } from "./hostPage.ts";

/** An element fills the width of its place, whatever the page's layout, and never exceeds it. */

const PLACES = {
  "a block": "",
  "a row": "display: flex",
  "the middle of a column": "display: flex; flex-direction: column; align-items: center",
  "a grid's middle": "display: grid; justify-items: center",
  "a float": "float: left",
  "a box as wide as its content": "inline-size: fit-content",
  "a page from right to left": "direction: rtl",
};

const TAGS = {
  "": "",
  ", a row": "display: flex !important",
  ", all unset": "all: unset !important",
};

test.each(
  Object.entries(PLACES).flatMap(([place, around]) =>
    Object.entries(TAGS).map(([tag, own]) => [`${place}${tag}`, around, own] as const),
  ),
)("in %s an element is wide enough to use, and nothing overflows", async (_, around, own) => {
  const page = openHostPage(
    `<div style="inline-size: 400px"><div id="place" style="${around}"><kaunter-cart style="${own}"></kaunter-cart></div></div>`,
  );
  page.frame.style.inlineSize = "420px";
  await page.load("/widgets/kaunter-cart.ts");
  const element = page.document.querySelector<HTMLElement>("kaunter-cart")!;
  await works(element);
  const { width } = surfaceOf(element)!.getBoundingClientRect();
  expect(width).toBeGreaterThan(300);
  expect(width).toBeLessThanOrEqual(400);
});
