import type { CartItem } from "../../../charges/index.ts";
import { identityOf } from "../../../charges/lines.ts";
import { type Added, addToCart } from "../../../stores/cart.ts";
import { useCart } from "../../../stores/cartState.ts";
import { replaceByChoice } from "../../../stores/freshAmounts.ts";
import { payOnly } from "../../../stores/paymentSelection.ts";
import { useEnvironment } from "../../environment.tsx";

/**
 * Returns a function that pays the given items alone: it adds them to the cart, selects them and opens the payment screen. The
 * citizen's new choice replaces the earlier one of an item that is in the cart already. The other items stay in the cart.
 * @param limit the maximum number of items in the cart, from the configuration
 * @returns "full" when the cart has no room for all items. The screen then stays, and the items that had room are in the cart.
 */
export function usePayNow(limit: number): (items: readonly CartItem[]) => Promise<Added> {
  const { navigate } = useEnvironment();
  return async (items) => {
    for (const item of items) {
      const added = await addToCart(item, limit);
      if (added === "full") return added;
      if (added === "added") continue;
      for (const { id } of savedOf([item])) await replaceByChoice({ ...item, id });
    }
    payOnly(savedOf(items));
    navigate({ screen: "checkout" });
    return "added";
  };
}

function savedOf(items: readonly CartItem[]) {
  const wanted = new Set(items.map(identityOf));
  return useCart.getState().items.filter((saved) => wanted.has(identityOf(saved)));
}
