import { expect, test } from "vitest";
import { CartScreen } from "../../../src/screens/cart/CartScreen.tsx";
import { CheckoutScreen } from "../../../src/screens/checkout/CheckoutScreen.tsx";
import { cartOf, fakeServer, show } from "../fakeServer.tsx";
import { COMPOUND, fine, LICENCE, licence } from "./samples.ts";

const RECORDS = { "2011234": LICENCE, C2600123: COMPOUND };

test.each([
  ["the cart", CartScreen],
  ["the checkout", CheckoutScreen],
])("%s fits a phone of 360 pixels whose text is twice its size", async (_name, Screen) => {
  await cartOf(licence(), fine());
  const screen = show(Screen, fakeServer(RECORDS));
  // As many letters wide as that phone.
  screen.page.style.width = "180px";
  await screen.says("RM 310.00");
  expect(screen.page.scrollWidth).toBeLessThanOrEqual(180);
});
