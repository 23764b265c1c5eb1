import { chargeOf } from "../charges/lines.ts";
import type { SavedItem } from "./cartState.ts";
import { useCart } from "./cartState.ts";
import { type KnownPayer, payerSource } from "./payerSource.ts";
import { selectedOf, usePaymentSelection } from "./paymentSelection.ts";

/**
 * Fills the payer's fields from the form of a charge that is paid now, so that the citizen does not type the same twice. Like the
 * fields of the checkout, the values are only in memory. They are removed when the item leaves the cart or is not paid now: the
 * receipt of another bill must not go to the person whom that form names.
 */

const payer = payerSource();

/** Fills the fields from now on. @returns a function that stops it */
export function fillFromCart(): () => void {
  follow();
  const stops = [useCart.subscribe(follow), usePaymentSelection.subscribe(follow)];
  return () => {
    for (const stop of stops) stop();
  };
}

function follow(): void {
  const { items, loaded } = useCart.getState();
  if (!loaded) return;
  const known = latestPayer(selectedOf(items, usePaymentSelection.getState().keys));
  if (known === undefined) payer.clear({ typedOver: false });
  else payer.fill(known);
}

/** The payer of the form that was added last. */
function latestPayer(items: readonly SavedItem[]): KnownPayer | undefined {
  return items
    .toSorted((one, other) => Date.parse(one.added_cart_at) - Date.parse(other.added_cart_at))
    .map((item) => chargeOf(item).payerOf?.(item))
    .findLast((known) => known !== undefined);
}
