import { useCallback, useEffect, useState } from "react";
import type { CartItem } from "../../charges/index.ts";
import { type Added, addToCart, loadCart } from "../../stores/cart.ts";
import { useCart } from "../../stores/cartState.ts";

/**
 * Adds items to the cart and returns the result.
 * @param limit the maximum number of items in the cart, from the configuration
 */
export function useAdding(limit: number) {
  const full = useCart((cart) => cart.loaded && cart.items.length >= limit);
  const [added, setAdded] = useState<Added>();
  useEffect(() => void loadCart(), []);
  const add = async (item: CartItem) => setAdded(await addToCart(item, limit));
  const forget = useCallback(() => setAdded(undefined), []);
  return { added, full, add, forget };
}

export type Adding = ReturnType<typeof useAdding>;
