import { afterEach, expect, test } from "vitest";
import { resetSession } from "../../../src/payment/sharedComputer.ts";
import type { SavedItem } from "../../../src/stores/cartState.ts";
import {
  payOnly,
  payWholeCart,
  selectedOf,
  usePaymentSelection,
} from "../../../src/stores/paymentSelection.ts";
import { assessmentItem, compoundItem } from "../charges/samples.ts";

const fined: SavedItem = { ...compoundItem(), id: 4 };
const assessed: SavedItem = { ...assessmentItem("1"), id: 7 };
const other: SavedItem = { ...assessmentItem("2"), id: 9 };
const cart = [fined, assessed, other];

const selected = (items: readonly SavedItem[] = cart) =>
  selectedOf(items, usePaymentSelection.getState().keys);

afterEach(payWholeCart);

test("without a selection the citizen pays the whole cart", () => {
  expect(selected()).toEqual(cart);
});

test("the citizen pays the selected bills alone, also when items are added to the cart later", () => {
  payOnly([assessed]);
  expect(selected()).toEqual([assessed]);
  expect(selected([...cart, { ...assessmentItem("3"), id: 10 }])).toEqual([assessed]);
});

test("a selected bill that left the cart in another tab is replaced by no other bill", () => {
  payOnly([assessed]);
  expect(selected([fined, other])).toEqual([]);
});

test("a citizen who chose no bill pays none of the cart", () => {
  payOnly([]);
  expect(selected()).toEqual([]);
});

test("after the selected bills are paid, no other bill is paid until the citizen chooses again", () => {
  payOnly([fined, assessed]);
  expect(selected([assessed, other])).toEqual([assessed]);
  expect(selected([other])).toEqual([]);
  payWholeCart();
  expect(selected([other])).toEqual([other]);
});

test("the next visitor of a shared computer has no selection", () => {
  payOnly([assessed]);
  resetSession();
  expect(selected()).toEqual(cart);
});
