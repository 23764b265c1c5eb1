import { chargeOf } from "../charges/lines.ts";
import { useCart } from "./cartState.ts";
import type { SavedItem } from "./cartStorage.ts";
import { type KnownPayer, payerSource } from "./payerSource.ts";

/**
 * Fills who pays from what the citizen gave in the form of a charge in the cart: nobody is asked twice. It stays in the page, as
 * what is typed at the checkout does, and goes with the item.
 */

const payer = payerSource();

/** Fills from now on. @returns what stops it */
export function fillFromCart(): () => void {
  follow();
  return useCart.subscribe(follow);
}

function follow(): void {
  const { items, loaded } = useCart.getState();
  if (!loaded) return;
  const known = latestPayer(items);
  if (known === undefined) payer.clear({ typedOver: false });
  else payer.fill(known);
}

/** Of several forms, the one that was added last. */
function latestPayer(items: readonly SavedItem[]): KnownPayer | undefined {
  return items
    .toSorted((one, other) => Date.parse(one.added_cart_at) - Date.parse(other.added_cart_at))
    .map((item) => chargeOf(item).payerOf?.(item))
    .findLast((known) => known !== undefined);
}
