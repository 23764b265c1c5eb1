import { useState } from "react";
import { createPayment } from "../../api/createPayment.ts";
import { isFpxMethod } from "../../domain/payments/paymentMethod.ts";
import { type MethodChoice, type Payer, paymentRequestOf } from "../../payment/paymentRequest.ts";
import type { SavedItem } from "../../stores/cartStorage.ts";
import { clearFormerAmounts, takeChangedLines } from "../../stores/freshAmounts.ts";
import { useEnvironment } from "../environment.tsx";
import { usePayStep } from "../parts/paying/usePayStep.ts";
import { useIdempotencyKey, useRedirectToGateway } from "../parts/paying/useRedirectToGateway.ts";
import { usePageLanguage } from "../parts/texts.ts";
import { useClient } from "../parts/useClient.ts";

/** The behaviour of the confirmation: the review of the payment, the consent to pay twice, and paying. */
export function useConfirmation() {
  const step = usePayStep("confirmation");
  const { paying, pay } = usePay();
  const { amounts, checkout, bank, own } = step;
  // The open payment beside which the citizen agreed to pay. Another open payment needs a new consent.
  const [beside, payBeside] = useState<string>();
  const guard = {
    isNeeded: own.verdict === "warned" && !own.asking,
    isGiven: beside !== undefined && beside === own.attempt?.id,
    give: (given: boolean) => payBeside(given ? own.attempt?.id : undefined),
  } as const;
  const { method } = checkout;
  const proceed = () => pay(amounts.payable, checkout, isFpxMethod(method) ? { method, bank } : { method });
  return { step, paying, guard, proceed } as const;
}

export type Confirmation = ReturnType<typeof useConfirmation>;

/**
 * Creates the payment of the cart and leaves for the bank with it. If the server answers with changed amounts, the cart takes
 * them before the screen shows the fault.
 */
function usePay() {
  const client = useClient();
  const { returnAddress } = useEnvironment();
  const language = usePageLanguage();
  const { paying, redirectWith } = useRedirectToGateway();
  const intent = useIdempotencyKey();

  const pay = (items: readonly SavedItem[], payer: Payer, choice: MethodChoice) =>
    redirectWith(
      () => {
        const way = { callback: returnAddress(), language };
        const request = paymentRequestOf(items, payer, choice, way);
        return createPayment(client, request, intent.keyOf(request));
      },
      {
        onLeaving: () => {
          intent.forget();
          clearFormerAmounts();
        },
        onFault: (fault) => takeChangedLines(items, fault),
      },
    );

  return { paying, pay };
}
