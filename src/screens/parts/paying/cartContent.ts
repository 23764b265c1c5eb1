import { useTranslation } from "react-i18next";
import type { CartItem } from "../../../charges/index.ts";
import type { CouncilCode } from "../../../domain/councils.ts";
import type { SavedItem } from "../../../stores/cartState.ts";
import { useCart } from "../../../stores/cartState.ts";
import { type BlockReason, payableOf, totalOf, useFreshAmounts } from "../../../stores/freshAmounts.ts";
import { selectedOf, usePaymentSelection } from "../../../stores/paymentSelection.ts";
import { useDynamicText } from "../texts.ts";

export interface CouncilGroup {
  readonly council: CouncilCode;
  readonly items: readonly SavedItem[];
}

/** Groups items by council. The councils keep the order in which they came into the cart. */
export function groupByCouncil(items: readonly SavedItem[]): readonly CouncilGroup[] {
  const councils = [...new Set(items.map(({ council }) => council))];
  return councils.map((council) => ({ council, items: items.filter((item) => item.council === council) }));
}

/** The cart with the server's latest amounts: former amounts, items that cannot be paid, and the total of the others in sen. */
export function useCartAmounts() {
  const { items, loaded } = useCart();
  return { loaded, ...useAmountsOf(items) } as const;
}

export type CartAmounts = ReturnType<typeof useCartAmounts>;

/** Like `useCartAmounts`, for the items that the citizen pays now: the selected ones, or the whole cart. */
export function useSelectedAmounts() {
  const { items, loaded } = useCart();
  const keys = usePaymentSelection((selection) => selection.keys);
  const selected = selectedOf(items, keys);
  return {
    loaded,
    ...useAmountsOf(selected),
    /** The number of items that stay in the cart. */
    left: items.length - selected.length,
  } as const;
}

function useAmountsOf(items: readonly SavedItem[]) {
  const fresh = useFreshAmounts();
  const payable = payableOf(items, fresh);
  return { items, ...fresh, payable, total: totalOf(payable) } as const;
}

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
