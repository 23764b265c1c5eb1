import { describe, expect, test } from "vitest";
import { CartScreen } from "../../../src/screens/cart/CartScreen.tsx";
import { SearchScreen } from "../../../src/screens/search/SearchScreen.tsx";
import { backEnd, cartOf, show } from "../cart/counter.tsx";
import { COMPOUND, LICENCE } from "../cart/samples.ts";
import { eventually } from "../eventually.ts";

/** The result of a search, which takes the place of the form. */

const FOUND = { compounds: { rows: [COMPOUND] }, C2600123: COMPOUND };
const fine26 = { charge: "compound", account: " c-2600-123 " } as const;

const searching = (counter: Parameters<typeof show>[1], place: Parameters<typeof show>[2]) =>
  show(SearchScreen, counter, place);

describe("a result comes first", () => {
  const numberField = (page: HTMLElement) => page.querySelector<HTMLInputElement>("input[name=number]");

  test("it folds the form into one line, and 'Change' opens the form with what was typed", async () => {
    await cartOf();
    const { page, press, says, button } = searching(backEnd(FOUND), fine26);
    await says("Add to cart");
    expect(numberField(page)?.checkVisibility()).toBe(false);
    await says("Tawau · Compound · c-2600-123");
    await press("Change (Find a bill)");
    expect(document.activeElement).toBe(numberField(page));
    expect(numberField(page)?.value).toBe(fine26.account);
    expect(button("Add to cart")).toBeDefined();
  });

  test("a found bill begins with the amount, in the heading that takes the focus", async () => {
    await cartOf();
    searching(backEnd(FOUND), fine26);
    await eventually(() => expect(document.activeElement?.textContent).toMatch(/^RM 50\.00/));
  });

  test("the next bill begins in the open form, with an empty number", async () => {
    await cartOf();
    const { page, press, says } = searching(backEnd(FOUND), fine26);
    await press("Add to cart");
    await says("Added to your cart.");
    await press("Add another bill");
    expect(document.activeElement).toBe(numberField(page));
    expect(numberField(page)?.value).toBe("");
  });
});

test("a licence's renewal is chosen at first, and beside the arrears stands that the licence is not renewed", async () => {
  await cartOf();
  const owing = { ...LICENCE, arrears: "60.00" };
  const counter = backEnd({ "api/licenses": { rows: [owing] }, "2011234": owing });
  const { page, press, says } = searching(counter, { charge: "license", account: "201-1234" });
  await says("How much do you want to pay?");
  const choices = [...page.querySelectorAll<HTMLInputElement>("article input[type=radio]")];
  expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
    ["arrears", false],
    ["renewal", true],
  ]);
  expect(choices[0]?.closest("label")?.innerText).toContain("The licence is not renewed.");
  choices[0]?.click();
  await press("Add to cart");
  await says("Added to your cart.");
  const cart = show(CartScreen, counter);
  await cart.says("The licence is not renewed.");
});
