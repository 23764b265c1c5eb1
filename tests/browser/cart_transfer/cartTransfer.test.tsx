import { expect, onTestFinished, test } from "vitest";
import type { CartItem } from "../../../src/charges/index.ts";
import { writeCartTransfer } from "../../../src/charges/writeCartTransfer.ts";
import { sen } from "../../../src/domain/money.ts";
import { CartTransferScreen } from "../../../src/screens/cart_transfer/CartTransferScreen.tsx";
import type { Destination } from "../../../src/screens/environment.tsx";
import { useCart } from "../../../src/stores/cartState.ts";
import { payWholeCart, selectedOf, usePaymentSelection } from "../../../src/stores/paymentSelection.ts";
import {
  ACCOUNT,
  ASSESSMENT,
  assessed,
  COMPOUND,
  fine,
  LICENCE,
  licence,
  reload,
  stay,
} from "../cart/samples.ts";
import { eventually } from "../eventually.ts";
import { cartOf, type FakeServer, fakeServer, refused, searched, show } from "../fakeServer.tsx";

/**
 * A cart that a council's page transfers: the citizen confirms it first, amounts are current, names are masked, and nothing is
 * lost.
 */

const RECORDS = { C2600123: COMPOUND, "110012345": ASSESSMENT, "2011234": LICENCE, P130001: ACCOUNT };

const queryOf = (items: readonly CartItem[], to = "cart"): string =>
  new URLSearchParams([
    ["to", to],
    ...writeCartTransfer(items).map(([name, value]) => [name, value]),
  ]).toString();

function arrive(server: FakeServer, query: string, goBack?: () => void) {
  const settled: Destination[] = [];
  const cartTransfer = { query, settle: (to: Destination) => void settled.push(to), goBack };
  return { ...show(CartTransferScreen, server, { cartTransfer: cartTransfer }), settled };
}

const numbers = () => useCart.getState().items.map((item) => item.type);

test("nothing is added before the citizen agrees, and then everything is added at its current amount", async () => {
  await cartOf();
  const server = fakeServer({ ...RECORDS, C2600123: { ...COMPOUND, amount: "75.00" } });
  const screen = arrive(server, queryOf([fine(), assessed(), reload()]));
  await screen.says(/Compound\s+\S+\s+RM 75.00/);
  await screen.says(/Parking reload\s+\S+\s+RM 10.00/);
  await screen.says(/Total\s+RM 269.20/);
  await screen.says(/The bill for \d{4} is not included\./);
  expect(numbers()).toEqual([]);
  await screen.press("Add 3 items to cart");
  await eventually(() => expect(screen.settled).toEqual([{ screen: "cart" }]));
  expect(useCart.getState().items).toMatchObject([
    { type: "compound", amount: 75_00 },
    { type: "assessment", amount: 184_20 },
    { type: "parking", amount: 10_00 },
  ]);
});

test("the citizen goes on to the screen they wanted, which replaces this page in the history", async () => {
  await cartOf();
  const screen = arrive(fakeServer(RECORDS), queryOf([fine()], "checkout"));
  await screen.press("Add 1 item to cart");
  await eventually(() => expect(screen.settled).toEqual([{ screen: "checkout" }]));
  expect(screen.went).toEqual([]);
});

test("a citizen who came to pay pays the choice of the council's page alone, in place of an older one", async () => {
  await cartOf({ ...reload(), amount: sen(99_00) }, assessed());
  onTestFinished(payWholeCart);
  const screen = arrive(fakeServer(RECORDS), queryOf([reload()], "checkout"));
  await screen.press("Continue to payment");
  await eventually(() => expect(screen.settled).toEqual([{ screen: "checkout" }]));
  const { items } = useCart.getState();
  expect(items).toHaveLength(2);
  expect(selectedOf(items, usePaymentSelection.getState().keys)).toMatchObject([
    { type: "parking", amount: 10_00 },
  ]);
});

test("a citizen who came to pay an item that cannot be added is led to the cart, not to pay other items", async () => {
  await cartOf(assessed());
  const screen = arrive(fakeServer(RECORDS), queryOf([stay()], "checkout"));
  await screen.says("Please fill in this form again");
  await screen.press("Go to cart");
  await eventually(() => expect(screen.settled).toEqual([{ screen: "cart" }]));
});

test("declining leaves the cart as it was", async () => {
  await cartOf(assessed());
  const screen = arrive(fakeServer(RECORDS), queryOf([fine(), reload()]));
  await screen.says("The 1 item that is in your cart here stays.");
  await screen.press("Do not add");
  expect(screen.settled).toEqual([{ screen: "cart" }]);
  expect(numbers()).toEqual(["assessment"]);
});

test("names are masked even when the server sent them whole, because a stranger may have made the link", async () => {
  await cartOf();
  const screen = arrive(fakeServer(RECORDS), queryOf([assessed()]));
  await screen.card("110012345");
  expect(screen.page.innerText).not.toContain("Siti binti Ahmad");
  expect(screen.page.innerText).toContain("Siti *****");
});

test("an item that cannot be added says why and offers a next step, the others are added, and the cart keeps its own", async () => {
  await cartOf(assessed());
  const server = fakeServer({
    ...RECORDS,
    C2600123: { ...COMPOUND, amount: "0.00" },
    P130001: refused(404, "missing"),
  });
  const screen = arrive(server, queryOf([fine(), assessed(), reload(), licence(), stay()]));
  expect((await screen.card("C2600123")).innerText).toContain("There is nothing left to pay");
  expect((await screen.card("110012345")).innerText).toContain("110012345 already exist in cart.");
  expect((await screen.card("P130001")).innerText).toContain("This number was not found.");
  expect((await screen.card("Local government charge")).innerText).toContain(
    "Please fill in this form again",
  );
  await screen.press("Add 1 item to cart");
  await screen.says("1 item was added to your cart.");
  expect(numbers()).toEqual(["assessment", "license"]);
  // Leaving would hide the items that still need an action.
  expect(screen.settled).toEqual([]);
  await screen.press("Fill it in again");
  expect(screen.went).toEqual([{ screen: "search", council: "mpt", charge: "local_government_charge" }]);
  await screen.press("Go to cart");
  expect(screen.settled).toEqual([{ screen: "cart" }]);
});

test("a renewal that asks for consent has to be filled in again, by its number", async () => {
  await cartOf();
  const trading = { ...LICENCE, _id: "R1234567", license_no: "R1234567", m_kod_type: "N" };
  const screen = arrive(fakeServer({ R1234567: trading }), "cart=1&item=mpt.license.renewal.R1234567");
  expect((await screen.card("R1234567")).innerText).toContain("Please fill in this form again");
  await screen.press("Fill it in again");
  expect(screen.went).toEqual([{ screen: "search", council: "mpt", charge: "license", account: "R1234567" }]);
});

test("a choice that is no longer offered is not replaced by another", async () => {
  await cartOf();
  const screen = arrive(
    fakeServer(RECORDS),
    "cart=1&item=dbkk.assessment.3.110012345&item=mpt.parking.1.P130001",
  );
  expect((await screen.card("110012345")).innerText).toContain(
    "You can no longer pay this item as you added it",
  );
  expect((await screen.card("P130001")).innerText).toContain(
    "You can no longer pay this item as you added it",
  );
  expect(screen.button("Add")).toBeUndefined();
});

test("a cart without room for everything takes what fits, and names what it left out", async () => {
  await cartOf(assessed());
  const server = fakeServer(RECORDS, () => ({ cart_limit: 2 }));
  const screen = arrive(server, queryOf([fine(), reload()]));
  expect((await screen.card("P130001")).innerText).toContain("Your cart is full");
  await screen.press("Add 1 item to cart");
  await screen.says("1 item was added to your cart.");
  expect(numbers()).toEqual(["assessment", "compound"]);
});

test("a closed council is not asked", async () => {
  await cartOf();
  const server = fakeServer(RECORDS, () => ({ councils: { mpt: { available: false } } }));
  const screen = arrive(server, queryOf([fine()]));
  await screen.says("This council is currently not available.");
  expect(server.asked).toEqual([]);
});

test("without a network the page says so, loses nothing, and Try again repeats the missing requests", async () => {
  await cartOf(assessed());
  const answers: Record<string, object | "lost"> = { C2600123: "lost", P130001: "lost" };
  const server = fakeServer(answers);
  const screen = arrive(server, queryOf([fine(), reload()]));
  await eventually(() => expect(screen.button("Try again")).toBeDefined());
  expect(screen.button("Go to cart")).toBeUndefined();
  Object.assign(answers, RECORDS);
  await screen.press("Try again");
  // The pressed button disappeared with its notice.
  expect(document.activeElement).toBe(screen.page.querySelector("h1"));
  await screen.press("Add 2 items to cart");
  await eventually(() => expect(numbers()).toEqual(["assessment", "compound", "parking"]));
});

test("fifty items are requested a few at a time", async () => {
  await cartOf();
  const items = Array.from({ length: 50 }, (_, place) => `item=mpt.compound.full.C${place}`);
  const answers = Object.fromEntries(
    items.map((_, place) => [`C${place}`, { ...COMPOUND, _id: `C${place}`, compound_no: `C${place}` }]),
  );
  const server = fakeServer(answers);
  const screen = arrive(server, `cart=1&${items.join("&")}`);
  await searched(server, 50);
  expect(server.most()).toBeLessThanOrEqual(3);
  // "The cart is full at 20 items".
  await screen.says("Add 20 items to cart");
});

test("unreadable items of a link are counted, and an empty link says so", async () => {
  await cartOf();
  const screen = arrive(
    fakeServer(RECORDS),
    `${queryOf([fine()])}&item=nonsense&item=mpt.telephone.1.1&left=3`,
  );
  await screen.says("5 items could not be read.");
  screen.close();
  for (const query of ["", "cart=9&item=mpt.compound.full.1", "cart=1"])
    await arrive(fakeServer({}), query).says("There is no cart here that we can read.");
});

test("the page offers the way back to the council's page when the browser knows it", async () => {
  await cartOf();
  let back = 0;
  const screen = arrive(fakeServer(RECORDS), queryOf([fine()]), () => {
    back += 1;
  });
  await screen.press("Back to the council's page");
  expect([back, screen.settled, numbers()]).toEqual([1, [], []]);
  screen.close();
  const alone = arrive(fakeServer(RECORDS), queryOf([fine()]));
  await alone.card("C2600123");
  expect(alone.button("Back to")).toBeUndefined();
});
