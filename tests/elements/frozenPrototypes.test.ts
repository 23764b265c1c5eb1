import { expect, test } from "vitest";
import { surfaceOf, works } from "./elementQueries.ts";
import { openHostPage } from "./hostPage.ts";

/** A page freezes JavaScript's built-in objects before it loads the element, so that no script can change them. */

const TAG = '<kaunter-search council="mps"></kaunter-search>';

test.each([
  [["Error", "TypeError", "RangeError", "SyntaxError"]],
  [["Array", "Map", "Set", "Promise"]],
  [["String", "Number", "Boolean", "Date", "RegExp"]],
  [["Function"]],
  [["Object"]],
])("an element works on a page with frozen prototypes of %s", async (names) => {
  const page = openHostPage(TAG);
  page.window.fetch = async () => page.window.Response.json({});
  for (const name of names) Object.freeze(Reflect.get(page.window, name).prototype);
  await page.load("/widgets/kaunter-search.ts");
  const element = page.document.querySelector("kaunter-search")!;
  await works(element);
  await expect.poll(() => surfaceOf(element)?.textContent).toContain("Sandakan");
});
