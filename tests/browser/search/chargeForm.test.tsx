import { expect, test } from "vitest";
import { forgetAttempt } from "../../../src/payment/journal.ts";
import { SearchScreen } from "../../../src/screens/search/SearchScreen.tsx";
import { useCart } from "../../../src/stores/cartState.ts";
import { backEnd, cartOf, show } from "../cart/counter.tsx";
import { fine } from "../cart/samples.ts";
import { eventually } from "../eventually.ts";

/** A charge's own form, after what is filled in was added to the cart. */

const FILLED = {
  license_no: "201-1234",
  customer_name: "Tan Mei Ling",
  total_no_of_people: "4",
  start_date: "2026-12-30",
  end_date: "2027-01-02",
  full_name: "Hotel Tenom",
  email: "hotel@example.my",
  phone: "089-123456",
};

/** The form filled in, at a counter whose carts hold so many items. */
async function filledForm(limit = 20) {
  // what another test left at the bank is asked about as well
  forgetAttempt();
  const counter = backEnd({}, () => ({ cart_limit: limit }));
  const shown = show(SearchScreen, counter, { charge: "local_government_charge" });
  const field = (name: string) => shown.page.querySelector<HTMLInputElement>(`input[name=${name}]`);
  const fill = (name: string, text: string) =>
    eventually(() => {
      const input = field(name);
      if (input === null) throw new Error(`no field is called ${name}`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
  for (const [name, text] of Object.entries(FILLED)) await fill(name, text);
  return { ...shown, field, fill };
}

test("who corrects what was added already can add it: what was said was said of the values as they were", async () => {
  await cartOf();
  const { press, says, fill, button } = await filledForm();
  await press("Add to cart");
  await says("Added to your cart.");
  expect(button("Add to cart")).toBeUndefined();
  await fill("customer_name", "Tan Mei Lin");
  await press("Add to cart");
  await eventually(() => expect(useCart.getState().items).toHaveLength(2));
  await says("Added to your cart.");
});

test("who asks for another one has an empty form, with the focus in its first field", async () => {
  await cartOf();
  const { press, says, field, button } = await filledForm();
  await press("Add to cart");
  await says("Added to your cart.");
  await press("Add another bill");
  await eventually(() => expect(button("Add to cart")).toBeDefined());
  expect(field("customer_name")?.value).toBe("");
  await eventually(() => expect(document.activeElement).toBe(field("license_no")));
});

test("in a cart that is full now what was said stays, and who asks for another one is told", async () => {
  await cartOf(fine());
  const { press, says, fill, field, page } = await filledForm(2);
  await press("Add to cart");
  await says("Added to your cart.");
  await fill("customer_name", "Tan Mei Lin");
  await says("Added to your cart.");
  expect(field("customer_name")?.value).toBe("Tan Mei Lin");
  await press("Add another bill");
  await says("Your cart is full");
  await eventually(() => expect(page.contains(document.activeElement)).toBe(true));
});
