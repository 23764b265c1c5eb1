import { expect, test } from "vitest";
import { CartScreen } from "../../../src/screens/cart/CartScreen.tsx";
import { CheckoutScreen } from "../../../src/screens/checkout/CheckoutScreen.tsx";
import { drawn, eventually } from "../eventually.ts";
import { cartOf, fakeServer, show } from "../fakeServer.tsx";
import { COMPOUND, fine, LICENCE, licence } from "./samples.ts";

const RECORDS = { "2011234": LICENCE, C2600123: COMPOUND };

/** As many letters wide as a phone of 360 pixels whose text is twice its size. */
const WIDTH = 180;

/** The texts of the elements that are wider than the page. */
function tooWide(page: HTMLElement): readonly string[] {
  if (page.scrollWidth <= WIDTH) return [];
  const edge = page.getBoundingClientRect().left + WIDTH;
  return [...page.querySelectorAll("*")]
    .filter((element) => element.getBoundingClientRect().right > edge)
    .map((element) => `${element.tagName} ${element.textContent}`);
}

test.each([
  ["the cart", CartScreen],
  ["the checkout", CheckoutScreen],
])("%s fits a phone of 360 pixels whose text is twice its size", async (_name, Screen) => {
  await cartOf(licence(), fine());
  const server = fakeServer(RECORDS);
  const screen = show(Screen, server);
  screen.page.style.width = `${WIDTH}px`;
  await screen.says("RM 310.00");
  // The stored cart shows its amounts before the server has answered. What an answer changes belongs to the screen.
  await eventually(() => {
    expect(server.asked.length).toBeGreaterThanOrEqual(Object.keys(RECORDS).length);
    expect(server.answered()).toBe(server.asked.length);
  });
  await drawn();
  expect(tooWide(screen.page)).toEqual([]);
});
