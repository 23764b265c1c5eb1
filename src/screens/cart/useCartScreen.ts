import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { chargeOf } from "../../charges/lines.ts";
import { loadCart, removeFromCart, useCart } from "../../stores/cart.ts";
import type { SavedItem } from "../../stores/cartStorage.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { useLastAttempt } from "../parts/useLastAttempt.ts";
import { useReady } from "../parts/useReady.ts";

/** The cart screen's behaviour. */
export function useCartScreen() {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const { items, loaded } = useCart();
  const verdict = useLastAttempt("cart");
  useEffect(() => void loadCart(), []);
  useReady(loaded);
  const heading = useRef<HTMLHeadingElement>(null);

  const remove = async (item: SavedItem) => {
    await removeFromCart(item.id);
    // The button that was pressed went with its item.
    heading.current?.focus();
    announce(t("cart.removed", { number: chargeOf(item).numberOf(item) }));
  };
  return { items, loaded, verdict, heading, remove };
}
