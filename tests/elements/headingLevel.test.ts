import "./probes/kaunter-probe.ts";
import { expect, test } from "vitest";
import { works } from "./elementQueries.ts";
import { place, press, textOf } from "./probes/place.ts";

/** An element's headings fit into the outline of the page. */

const levelsOf = (element: Element) =>
  [...element.shadowRoot!.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ localName }) => localName);

async function placeProbe(attributes = "") {
  const element = place(`<kaunter-probe ${attributes}></kaunter-probe>`).querySelector("kaunter-probe")!;
  await works(element);
  return element;
}

test("an element's first heading is one level below the page's title, unless the page sets a level", async () => {
  expect(levelsOf(await placeProbe())).toEqual(["h2", "h3", "h4"]);
  expect(levelsOf(await placeProbe('heading-level="1"'))).toEqual(["h1", "h2", "h3"]);
  expect(levelsOf(await placeProbe('heading-level="4"'))).toEqual(["h4", "h5", "h6"]);
});

test("headings below level 6 stay at 6, which every screen reader supports", async () => {
  const element = await placeProbe('heading-level="5"');
  expect(levelsOf(element)).toEqual(["h5", "h6", "h6"]);
  expect(element.shadowRoot!.querySelector("[aria-level]")).toBeNull();
});

test("the level changes live, and nothing typed or done is lost", async () => {
  const element = await placeProbe();
  const input = element.shadowRoot!.querySelector("input")!;
  input.value = "typed";
  press(element, "count");
  element.setAttribute("heading-level", "3");
  await expect.poll(() => levelsOf(element)).toEqual(["h3", "h4", "h5"]);
  expect(element.shadowRoot!.querySelector("input")).toBe(input);
  expect(input.value).toBe("typed");
  expect(textOf(element, "count")).toBe("1");
  element.removeAttribute("heading-level");
  await expect.poll(() => levelsOf(element)).toEqual(["h2", "h3", "h4"]);
});
