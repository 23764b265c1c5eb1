import { useEffect, useState } from "react";
import { is } from "superstruct";
import type { Sen } from "../../domain/money.ts";
import { FPX_LIMITS } from "../../domain/payments/fpxLimits.ts";
import { fpxTokenOf, isFpxMethod, type PaymentMethod } from "../../domain/payments/paymentMethod.ts";
import { checkoutForm } from "../../payment/checkoutForm.ts";
import type { PayStep } from "../../payment/paySteps.ts";
import { loadCart } from "../../stores/cart.ts";
import { useCheckoutDraft } from "../../stores/checkoutDraft.ts";
import { usePaymentSelection } from "../../stores/paymentSelection.ts";
import { useClosing } from "../parts/ClosedNotice.tsx";
import { useSelectedAmounts } from "../parts/paying/cartContent.ts";
import { useLastPayment } from "../parts/paying/useLastPayment.ts";
import { useLoadTimeout, useReady } from "../parts/reportToPage.ts";
import { useOnResume } from "../parts/useOnResume.ts";

/** The state of the payment screen: the items to pay, the input so far, and this browser's last payment. */
export function useCheckout(block: PayStep) {
  const amounts = useSelectedAmounts();
  const { checkout, banks } = useCheckoutDraft();
  const own = useLastPayment(block);
  useEffect(readCart, []);
  // Items that were paid meanwhile, or removed in another tab, leave the cart.
  useOnResume(readCart);
  const { isLoading, isKnown, isClosing } = useClosing();
  useReady(amounts.loaded && isKnown && !isClosing);
  useLoadTimeout(isLoading);
  const { method } = checkout;
  const isOneBill = usePaymentSelection(({ keys }) => keys.length > 0);
  // The citizen came by a link or a refresh to a block that needs the earlier ones.
  const [isForgotten] = useState(() => block !== "checkout" && !is(checkout, checkoutForm));
  return {
    isClosing,
    amounts,
    checkout,
    bank: isFpxMethod(method) ? banks[method] : "",
    own,
    limit: limitOf(method, amounts.total),
    isForgotten,
    /** This screen among the screens to the bank: search, payment, bank, and before the payment the cart for several bills. */
    place: isOneBill ? { number: 2, count: 3 } : { number: 3, count: 4 },
  } as const;
}

function readCart(): void {
  void loadCart();
}

export type Checkout = ReturnType<typeof useCheckout>;

export interface PaymentLimit {
  /** In sen. */
  readonly least: Sen;
  readonly most: Sen;
  /** Undefined if one payment can pay the total. */
  readonly outside: "below" | "above" | undefined;
}

/**
 * The limits of one payment by FPX (docs/protocols.md, FPX). The page checks them before it sends anyone to the bank. Undefined
 * for a card: the limits of the card and of the acquirer are unknown to us.
 * @param total in sen
 */
function limitOf(method: PaymentMethod, total: Sen): PaymentLimit | undefined {
  if (!isFpxMethod(method)) return undefined;
  const { least, most } = FPX_LIMITS[fpxTokenOf(method)];
  return { least, most, outside: total < least ? "below" : total > most ? "above" : undefined };
}
