import { useCart } from "../../../stores/cartState.ts";
import { payableOf, totalOf, useFreshAmounts } from "../../../stores/freshAmounts.ts";

/** The cart with the server's latest amounts: former amounts, items that cannot be paid, and the total of the others in sen. */
export function useCartAmounts() {
  const { items, loaded } = useCart();
  const fresh = useFreshAmounts();
  const payable = payableOf(items, fresh);
  return { items, loaded, ...fresh, payable, total: totalOf(payable) } as const;
}

export type CartAmounts = ReturnType<typeof useCartAmounts>;
