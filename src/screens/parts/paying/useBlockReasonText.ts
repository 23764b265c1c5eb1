import type { CartItem } from "../../../charges/index.ts";
import { useTranslation } from "../../../i18n/useTranslation.tsx";
import type { BlockReason } from "../../../stores/freshAmounts.ts";
import { useDynamicText } from "../useDynamicText.ts";

/** Why an item cannot be paid, in a citizen's words. */
export function useBlockReasonText(): (blockReason: BlockReason, item: CartItem) => string {
  const { t } = useTranslation();
  const word = useDynamicText();
  return (blockReason, { type }) => {
    if (blockReason === "paid") return t("cart.paid");
    if (blockReason === "gone") return t("cart.gone");
    return word(`errors.reason.${blockReason}`, { field: t(`charges.name.${type}`) });
  };
}
