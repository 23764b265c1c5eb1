import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { chargeOf } from "../../charges/lines.ts";
import { loadCart, removeFromCart } from "../../stores/cart.ts";
import type { SavedItem } from "../../stores/cartStorage.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { useCartAmounts } from "../parts/paying/useCartAmounts.ts";
import { useLastPayment } from "../parts/paying/useLastPayment.ts";
import { useLoadTimeout } from "../parts/useLoadTimeout.ts";
import { useReady } from "../parts/useReady.ts";
import { useAmountCheck } from "./useAmountCheck.ts";

/** The cart screen's behaviour. */
export function useCartScreen() {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const amounts = useCartAmounts();
  const { asking, asked, again } = useAmountCheck();
  const own = useLastPayment("cart");
  useEffect(() => void loadCart(), []);
  useReady(amounts.loaded && asked !== undefined && asked.fault === undefined);
  useLoadTimeout(asking);
  const heading = useRef<HTMLHeadingElement>(null);

  const remove = async (item: SavedItem) => {
    const besides = await removeFromCart(item);
    // The pressed button disappeared with its item.
    heading.current?.focus();
    const number = chargeOf(item).numberOf(item);
    announce(
      besides.length === 0
        ? t("cart.removed", { number })
        : t("cart.removedWith", { number, count: besides.length }),
    );
  };

  const retried = useRef(false);
  useEffect(() => {
    if (asked === undefined) return;
    if (asked.changed > 0) announce(t("cart.changes", { count: asked.changed }));
    if (asked.fault !== undefined || !retried.current) return;
    retried.current = false;
    // The pressed button disappeared with its notice.
    heading.current?.focus();
    if (asked.changed === 0) announce(t("cart.checked"));
  }, [asked, announce, t]);

  const retry = () => {
    retried.current = true;
    again();
  };
  return { ...amounts, own, heading, remove, check: { asking, fault: asked?.fault, retry } } as const;
}

export type CartView = ReturnType<typeof useCartScreen>;
