import { useTranslation } from "react-i18next";
import type { CartItem } from "../../../charges/index.ts";
import type { BlockReason } from "../../../stores/freshAmounts.ts";
import { useDynamicText } from "../useDynamicText.ts";

/** Returns the text that explains why an item cannot be paid. */
export function useBlockReasonText(): (blockReason: BlockReason, item: CartItem) => string {
  const { t } = useTranslation();
  const word = useDynamicText();
  return (blockReason, { type }) => {
    if (blockReason === "paid") return t("cart.paid");
    if (blockReason === "gone") return t("cart.gone");
    return word(`errors.reason.${blockReason}`, { field: t(`charges.name.${type}`) });
  };
}
