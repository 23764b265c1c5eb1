import { afterEach, expect, test } from "vitest";
import { forgetAttempt } from "../../../src/payment/journal.ts";
import { CartScreen } from "../../../src/screens/cart/CartScreen.tsx";
import { CheckoutScreen } from "../../../src/screens/checkout/CheckoutScreen.tsx";
import { keepDraft } from "../../../src/stores/checkoutDraft.ts";
import { useFreshAmounts } from "../../../src/stores/freshAmounts.ts";
import { eventually } from "../eventually.ts";
import { rawEntries } from "../stores/rawCart.ts";
import { type BackEnd, backEnd, cartOf, refused, searched, show, type Wire } from "./counter.tsx";
import { ASSESSMENT, assessed, COMPOUND, fine } from "./samples.ts";

/** What the cart learnt of its amounts, the checkout holds to; what the checkout learns, the cart shows. */

const BANKS = {
  result: [{ id: "MB2U0227", online: true }],
  names: { MB2U0227: "Maybank2U" },
  as_of: "2026-11-21T02:00:00.000Z",
};

const CREATED = {
  _id: "0643d5f1a2b3c4d5e6f708192a3b4c5d",
  payment_datetime: "2026-11-21T02:03:04.000Z",
  status: "in_progress",
  status_token: "Zm9yIHRoZSB0ZXN0cyBvbmx5LCBuZXZlciBhIHJlYWw",
  pay_url: "https://portal.example/pay/handle",
};

const RECORDS = { C2600123: COMPOUND, "110012345": ASSESSMENT };

afterEach(forgetAttempt);

function counterOf(answers: Readonly<Record<string, Wire>>): BackEnd {
  keepDraft({ name: "Siti", email: "siti@example.my", phone: "0123456789", method: "1", bank: "MB2U0227" });
  return backEnd({ "api/fpx/banks": BANKS, createPayment: CREATED, ...answers });
}

/** The cart, as long as it takes to ask for all amounts. */
async function visitCart(counter: BackEnd, says: string): Promise<void> {
  const cart = show(CartScreen, counter);
  await cart.says(says);
  cart.close();
}

/** The checkout with its banks, ready to proceed. */
async function openCheckout(counter: BackEnd) {
  const checkout = show(CheckoutScreen, counter);
  await eventually(() =>
    expect(checkout.page.querySelector<HTMLSelectElement>("select")?.value).toBe("MB2U0227"),
  );
  return checkout;
}

const sent = ({ asked }: BackEnd) => asked.filter(({ path }) => path === "createPayment");

const changed = (...services: readonly (object | null)[]) =>
  Response.json({ error: "conflict", reason: "amount_changed", services, amount: "75.00" }, { status: 409 });

const DEARER = {
  type: "compound",
  council: "mpt",
  compound_no: "C2600123",
  compound_type: "vehicle",
  compound_id: "7f0c",
  payer: "Lim *** ***",
  amount: "75.00",
};

test("an item that vanished is not sent, and counts nothing", async () => {
  await cartOf(fine(), assessed());
  const counter = counterOf({ ...RECORDS, "110012345": refused(404, "missing") });
  await visitCart(counter, "1 item cannot be paid");
  const checkout = await openCheckout(counter);
  await checkout.says(/Total\s+RM 50.00/);
  expect(checkout.page.innerText).toContain("This can no longer be paid as it was added.");
  await checkout.press("Proceed");
  await eventually(() => expect(checkout.left).toEqual([CREATED.pay_url]));
  expect(sent(counter)).toMatchObject([
    { body: { amount: "50.00", services: [{ compound_no: "C2600123" }] } },
  ]);
});

test("an amount that the cart found changed shows the old one at the checkout too, until the citizen leaves to pay", async () => {
  await cartOf(fine());
  const counter = counterOf({ C2600123: { ...COMPOUND, amount: "75.00" } });
  await visitCart(counter, "was RM 50.00, now RM 75.00");
  const checkout = await openCheckout(counter);
  await checkout.says("was RM 50.00");
  await checkout.press("Proceed");
  await eventually(() => expect(checkout.left).toHaveLength(1));
  await eventually(() => expect(checkout.page.innerText).not.toContain("was RM 50.00"));
  expect(useFreshAmounts.getState().was.size).toBe(0);
});

test("a payment that is refused because an amount changed shows both amounts, at the checkout and in the cart", async () => {
  await cartOf(fine());
  const counter = counterOf({ C2600123: { ...COMPOUND, amount: "75.00" }, createPayment: changed(DEARER) });
  const checkout = await openCheckout(counter);
  await checkout.press("Proceed");
  await checkout.says("The amount has changed. Nothing was paid.");
  await checkout.says("was RM 50.00");
  await checkout.says(/Total\s+RM 75.00/);
  expect(checkout.left).toEqual([]);
  // the line's name is masked: the item keeps its own
  expect(await rawEntries()).toMatchObject([{ amount: "75.00", payer: "Lim Ah Kau" }]);
  checkout.close();
  const cart = show(CartScreen, counter);
  await searched(counter, 1);
  await cart.says("The amount has changed: was RM 50.00, now RM 75.00.");
});

test("a payment that is refused because of one item leaves the others to be paid", async () => {
  await cartOf(assessed(), fine());
  const counter = counterOf({ createPayment: changed(null, { ...DEARER, amount: "50.00" }) });
  const checkout = await openCheckout(counter);
  await checkout.press("Proceed");
  await checkout.says("This can no longer be paid as it was added.");
  await checkout.says(/Total\s+RM 50.00/);
  await checkout.press("Proceed");
  await eventually(() => expect(sent(counter)).toHaveLength(2));
  expect(sent(counter)[1]?.body.services).toMatchObject([{ compound_no: "C2600123" }]);
});

test("where nothing is left to be paid there is no way to the bank, with words why and the focus on them", async () => {
  await cartOf(fine());
  const checkout = await openCheckout(counterOf({ createPayment: changed(null) }));
  await checkout.press("Proceed");
  await checkout.says("Nothing in your cart can be paid now.");
  expect(checkout.page.innerText).toContain("Nothing was paid.");
  expect(checkout.button("Proceed")).toBeUndefined();
  expect(checkout.button("Back to the cart")).toBeDefined();
  await eventually(() => expect(document.activeElement?.textContent).toContain("Nothing in your cart"));
});
