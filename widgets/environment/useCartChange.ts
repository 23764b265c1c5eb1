import { useEffect } from "react";
import type { ScreenEnvironment } from "../../src/screens/environment.tsx";
import { useCart } from "../../src/stores/cartState.ts";

/** Tells the page when its cart took or lost an item; the first reading of what was stored is no change. */
export function useCartChange({ report }: ScreenEnvironment): void {
  useEffect(
    () =>
      useCart.subscribe((cart, before) => {
        const count = cart.items.length;
        if (before.loaded && count !== before.items.length) report({ type: "cart-change", count });
      }),
    [report],
  );
}
