import { useCart } from "../../../stores/cartState.ts";
import { payableOf, totalOf, useFreshAmounts } from "../../../stores/freshAmounts.ts";

/** The cart, with what the server said of its amounts: what changed, what cannot be paid, and what the rest comes to. */
export function useCartAmounts() {
  const { items, loaded } = useCart();
  const fresh = useFreshAmounts();
  const payable = payableOf(items, fresh);
  return { items, loaded, ...fresh, payable, total: totalOf(payable) } as const;
}

export type CartAmounts = ReturnType<typeof useCartAmounts>;
