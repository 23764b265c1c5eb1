import { useState } from "react";
import { isFpxMethod } from "../../domain/payments/paymentMethod.ts";
import { usePayStep } from "../parts/paying/usePayStep.ts";
import { usePay } from "./usePay.ts";

/** The confirmation's behaviour: what is paid, by whom and how, and the way to the bank. */
export function useConfirmation() {
  const step = usePayStep("confirmation");
  const { paying, pay } = usePay();
  const { amounts, checkout, bank, own } = step;
  // beside which open attempt the citizen agreed to pay: another one is asked about anew
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
