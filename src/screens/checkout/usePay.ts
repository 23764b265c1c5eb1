import { useState } from "react";
import { createPayment } from "../../api/payments.ts";
import { isFpxMethod } from "../../domain/payments/paymentMethod.ts";
import type { PaymentFormValues } from "../../payment/checkoutForm.ts";
import { paymentRequestOf } from "../../payment/paymentRequest.ts";
import { clearFormerAmounts, takeChangedLines } from "../../stores/freshAmounts.ts";
import { useClient, useEnvironment } from "../environment.tsx";
import { useIdempotencyKey, useRedirectToGateway } from "../parts/paying/ProceedButton.tsx";
import { usePageLanguage } from "../parts/texts.ts";
import type { Checkout } from "./useCheckout.ts";

/**
 * Creates the payment of the selected items and leaves for the bank with it. If the server answers with changed amounts, the cart
 * takes them before the screen shows the fault.
 */
export function usePay({ amounts, own }: Checkout) {
  const client = useClient();
  const { returnAddress } = useEnvironment();
  const language = usePageLanguage();
  const { paying, redirectWith } = useRedirectToGateway();
  const intent = useIdempotencyKey();
  // The open payment beside which the citizen agreed to pay. Another open payment needs a new consent.
  const [beside, payBeside] = useState<string>();
  const guard = {
    isNeeded: own.verdict === "warned" && !own.asking,
    isGiven: beside !== undefined && beside === own.attempt?.id,
    give: (given: boolean) => payBeside(given ? own.attempt?.id : undefined),
  } as const;

  const pay = ({ method, bank, ...payer }: PaymentFormValues) =>
    redirectWith(
      () => {
        const choice = isFpxMethod(method) ? { method, bank } : { method };
        const way = { callback: returnAddress(), language };
        const request = paymentRequestOf(amounts.payable, payer, choice, way);
        return createPayment(client, request, intent.keyOf(request));
      },
      {
        onLeaving: () => {
          intent.forget();
          clearFormerAmounts();
        },
        onFault: (fault) => takeChangedLines(amounts.payable, fault),
      },
    );

  return { paying, guard, pay } as const;
}

export type Pay = ReturnType<typeof usePay>;
