import { expect, test } from "vitest";
import { CartScreen } from "../../../src/screens/cart/CartScreen.tsx";
import { CheckoutScreen } from "../../../src/screens/checkout/CheckoutScreen.tsx";
import { eventually } from "../eventually.ts";
import { cartOf, fakeServer, refused, show } from "../fakeServer.tsx";
import { ASSESSMENT, assessed, COMPOUND, fine } from "./samples.ts";

const RECORDS = { "110012345": ASSESSMENT, C2600123: COMPOUND, C2600124: { ...COMPOUND, _id: "C2600124" } };

/** The heading and the last line of each group. */
function groups(page: HTMLElement): readonly string[] {
  return [...page.querySelectorAll<HTMLElement>("section[aria-labelledby]")].map((section) => {
    const heading = section.querySelector(`[id="${section.getAttribute("aria-labelledby")}"]`);
    // Beside the drawn crest.
    const name = heading?.querySelector("[lang]")?.textContent;
    const subtotal = section.querySelector<HTMLElement>(":scope > dl")?.innerText.replace(/\s+/g, " ");
    return `${name}, ${section.querySelectorAll("article").length}: ${subtotal}`;
  });
}

test("several councils in one cart are shown separately, each with its name and a subtotal, above one total", async () => {
  await cartOf(fine(), assessed(), fine({ compound_no: "C2600124" }));
  const screen = show(CartScreen, fakeServer(RECORDS));
  await screen.card("C2600124");
  expect(groups(screen.page)).toEqual([
    "Tawau Municipal Council, 2: Subtotal RM 100.00",
    "Kota Kinabalu City Hall, 1: Subtotal RM 184.20",
  ]);
  await screen.says(/Total · 3 items\s+RM 284.20/);
});

test("a cart of one council has its name and no subtotal", async () => {
  await cartOf(fine());
  const screen = show(CartScreen, fakeServer(RECORDS));
  await screen.card("C2600123");
  expect(groups(screen.page)).toEqual(["Tawau Municipal Council, 1: undefined"]);
});

test("an item that cannot be paid counts in no subtotal", async () => {
  await cartOf(fine(), fine({ compound_no: "C2600124" }), assessed());
  const screen = show(CartScreen, fakeServer({ ...RECORDS, C2600124: refused(404, "missing") }));
  await screen.says("1 item cannot be paid and is not counted.");
  expect(groups(screen.page)[0]).toBe("Tawau Municipal Council, 2: Subtotal RM 50.00");
  await screen.says(/Total · 2 items\s+RM 234.20/);
});

test("the checkout's summary has a subtotal for each council and one total, too", async () => {
  await cartOf(fine(), assessed());
  const screen = show(CheckoutScreen, fakeServer({ "api/fpx/banks": { result: [], names: {}, as_of: "" } }));
  await eventually(() => expect(screen.page.querySelectorAll("table")).toHaveLength(2));
  const sums = [...screen.page.querySelectorAll("tfoot")].map((foot) => foot.innerText.replace(/\s+/g, " "));
  expect(sums).toEqual(["Subtotal RM 50.00", "Subtotal RM 184.20"]);
  const captions = [...screen.page.querySelectorAll("caption")].map(({ textContent }) => textContent);
  expect(captions).toEqual(["Tawau Municipal Council", "Kota Kinabalu City Hall"]);
  await screen.says(/Total\s+RM 234.20/);
});
