import { useState } from "react";
import { isFpxMethod } from "../../domain/payments/paymentMethod.ts";
import { usePayStep } from "../parts/paying/usePayStep.ts";
import { usePay } from "./usePay.ts";

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
