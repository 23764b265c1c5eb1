import { beforeEach, expect, test } from "vitest";
import type { FormValues } from "../../../src/charges/charge.ts";
import { fillFromCart } from "../../../src/stores/cartPayer.ts";
import type { SavedItem } from "../../../src/stores/cartState.ts";
import { useCart } from "../../../src/stores/cartState.ts";
import { keepCheckout, useCheckoutDraft } from "../../../src/stores/checkoutDraft.ts";
import { payOnly, payWholeCart } from "../../../src/stores/paymentSelection.ts";
import { compoundItem, stayItem } from "../charges/samples.ts";

/** The payer, filled from the form of a charge in the cart, so that the citizen types it once. */

const EMPTY = { name: "", email: "", phone: "", method: "1" } as const;
const AMINAH = { name: "Aminah binti Salleh", email: "aminah@example.my", phone: "0891234567" };

const draft = () => useCheckoutDraft.getState().checkout;

function saved(id: number, of: FormValues = {}, minute = id): SavedItem {
  return { ...stayItem(of), id, added_cart_at: `2026-11-21T02:0${minute}:00.000Z` };
}

const BEN = { full_name: "Ben Lim", email: "ben@example.my", phone: "012-345 6789" };

const hold = (...items: readonly SavedItem[]) => useCart.setState({ items, loaded: true });

let stop: () => void;

beforeEach(() => {
  payWholeCart();
  hold();
  keepCheckout(EMPTY);
  stop = fillFromCart();
  return () => {
    hold();
    stop();
  };
});

test("the checkout does not ask again for the data of a charge's form, also when the cart is read later", () => {
  stop();
  useCart.setState({ items: [], loaded: false });
  stop = fillFromCart();
  expect(draft()).toEqual(EMPTY);
  hold({ ...compoundItem(), id: 1 }, saved(2));
  expect(draft()).toEqual({ ...EMPTY, ...AMINAH });
});

test("of two different forms the one that was added last fills the payer, whatever their order in the cart", () => {
  hold(saved(2, BEN, 5), saved(1));
  expect(draft()).toMatchObject({ name: "Ben Lim", email: "ben@example.my" });
});

test("a form that is added later replaces the data of the one before", () => {
  hold(saved(1));
  hold(saved(1), saved(2, BEN));
  expect(draft().name).toBe("Ben Lim");
});

test("the citizen's own typing is never overwritten, and a cleared field stays empty", () => {
  keepCheckout({ ...EMPTY, name: "Ali" });
  hold(saved(1));
  expect(draft()).toEqual({ ...EMPTY, ...AMINAH, name: "Ali" });
  keepCheckout({ ...draft(), phone: "" });
  hold(saved(1), { ...compoundItem(), id: 2 });
  expect(draft().phone).toBe("");
});

test("data from the cart disappears with its item, and the citizen's own typing stays", () => {
  hold(saved(1));
  keepCheckout({ ...draft(), email: "other@example.my" });
  hold();
  expect(draft()).toEqual({ ...EMPTY, email: "other@example.my" });
});

test("a cart with bills only fills nothing", () => {
  hold({ ...compoundItem(), id: 1 });
  expect(draft()).toEqual(EMPTY);
});

test("a form that waits in the cart does not fill the payer of a bill that is paid alone", () => {
  const fine: SavedItem = { ...compoundItem(), id: 1 };
  hold(fine, saved(2));
  expect(draft()).toEqual({ ...EMPTY, ...AMINAH });
  payOnly([fine]);
  expect(draft()).toEqual(EMPTY);
  payWholeCart();
  expect(draft()).toEqual({ ...EMPTY, ...AMINAH });
});
