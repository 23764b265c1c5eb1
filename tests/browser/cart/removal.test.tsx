import { expect, test } from "vitest";
import { CartScreen } from "../../../src/screens/cart/CartScreen.tsx";
import { useCart } from "../../../src/stores/cartState.ts";
import { eventually } from "../eventually.ts";
import { cartOf, fakeServer, show } from "../fakeServer.tsx";
import { COMPOUND, fine, LICENCE, licence, stay } from "./samples.ts";

const RECORDS = { "2011234": LICENCE, C2600123: COMPOUND };

test("'Removing a licence or permit also removes cart items whose license_no matches its id': announced before, done, and confirmed after", async () => {
  await cartOf(licence(), stay(), stay("201-1234", "mpt", "Abu"), fine());
  const screen = show(CartScreen, fakeServer(RECORDS));
  const card = await screen.card("201-1234");
  const remove = card.querySelector("button");
  const warning = card.querySelector(`[id="${remove?.getAttribute("aria-describedby")}"]`);
  expect(warning?.textContent).toContain("Removing it also removes 2 items that belong to it:");
  expect(warning?.textContent).toContain("Ali");
  expect(warning?.textContent).toContain("Abu");
  remove?.click();
  await screen.hears("201-1234 and 2 items that belong to it were removed from the cart.");
  expect(useCart.getState().items).toMatchObject([{ type: "compound" }]);
  await eventually(() => expect(screen.page.querySelectorAll("article")).toHaveLength(1));
  expect(document.activeElement?.textContent).toBe("Your cart");
});

test("a licence without dependent items is removed alone, and the page says no more than that", async () => {
  await cartOf(licence(), stay("201-9999"));
  const screen = show(CartScreen, fakeServer(RECORDS));
  const card = await screen.card("201-1234");
  expect(card.querySelector("button")?.hasAttribute("aria-describedby")).toBe(false);
  card.querySelector("button")?.click();
  await screen.hears("201-1234 was removed from the cart.");
  expect(useCart.getState().items).toHaveLength(1);
});
