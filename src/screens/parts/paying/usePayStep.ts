import { useEffect } from "react";
import { is } from "superstruct";
import type { Sen } from "../../../domain/money.ts";
import { FPX_LIMITS } from "../../../domain/payments/fpxLimits.ts";
import { fpxTokenOf, isFpxMethod, type PaymentMethod } from "../../../domain/payments/paymentMethod.ts";
import { checkoutForm } from "../../../payment/checkoutForm.ts";
import { missingStep, type PayStep, stepAfter, stepsOf } from "../../../payment/paySteps.ts";
import { loadCart } from "../../../stores/cart.ts";
import { useCheckoutDraft } from "../../../stores/checkoutDraft.ts";
import { useEnvironment } from "../../environment.tsx";
import { useClosing } from "../ClosedNotice.tsx";
import { useLoadTimeout, useReady } from "../reportToPage.ts";
import { useOnResume } from "../useOnResume.ts";
import { useSelectedAmounts } from "./cartContent.ts";
import { useLastPayment } from "./useLastPayment.ts";

/** The behaviour that all steps to the bank share: the cart, the input so far, and the step that has to come first. */
export function usePayStep(step: PayStep) {
  const amounts = useSelectedAmounts();
  const { checkout, banks } = useCheckoutDraft();
  const own = useLastPayment(step);
  useEffect(readCart, []);
  // Items that were paid meanwhile, or removed in another tab, leave the cart.
  useOnResume(readCart);
  const { isLoading, isKnown, isClosing } = useClosing();
  useReady(amounts.loaded && isKnown && !isClosing);
  useLoadTimeout(isLoading);

  const { method } = checkout;
  const bank = isFpxMethod(method) ? banks[method] : "";
  const steps = stepsOf(method);
  return {
    isClosing,
    amounts,
    checkout,
    bank,
    own,
    limit: limitOf(method, amounts.total),
    /** The number of this step, from 1, and the count of steps. Undefined when the payment method skips this step. */
    place: steps.includes(step) ? { number: steps.indexOf(step) + 1, count: steps.length } : undefined,
    next: stepAfter(step, method),
    missing: missingStep(step, method, {
      cart: amounts.payable.length > 0,
      checkout: is(checkout, checkoutForm),
      fpx_checkout: bank !== "",
    }),
  } as const;
}

function readCart(): void {
  void loadCart();
}

export type PayStepView = ReturnType<typeof usePayStep>;

/** Returns a function that navigates to the next step. */
export function useStepOn({ next }: PayStepView): () => void {
  const { navigate } = useEnvironment();
  return () => {
    if (next !== undefined) navigate({ screen: next });
  };
}

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
