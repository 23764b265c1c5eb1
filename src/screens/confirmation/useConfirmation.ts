import { useOnline } from "../parts/useOnline.ts";
import { usePayStep } from "../parts/usePayStep.ts";
import { usePay } from "./usePay.ts";

/** The confirmation's behaviour: what is paid, by whom and how, and the way to the bank. */
export function useConfirmation() {
  const step = usePayStep("confirmation");
  const online = useOnline();
  const { paying, pay } = usePay();
  const { amounts, checkout, bank } = step;
  const proceed = () => pay(amounts.payable, checkout, { method: checkout.method, bank });
  return { step, online, paying, proceed } as const;
}

export type Confirmation = ReturnType<typeof useConfirmation>;
