import { create } from "zustand";
import { DEFAULT_PAYMENT_METHOD, type FpxMethod } from "../domain/payments/paymentMethod.ts";
import type { CheckoutFormValues } from "../payment/checkoutForm.ts";
import { whenForgotten } from "../payment/sharedComputer.ts";

/**
 * The citizen's input on the steps to the bank, kept while the page is open so that going back and forth loses nothing. It is
 * personal data, so the page never writes it to any storage.
 */
export interface CheckoutDraft {
  /** The values as typed. They may be invalid or empty. */
  readonly checkout: CheckoutFormValues;
  /** FPX's code of the chosen bank, for each kind of account, because each has its own banks. Empty before the choice. */
  readonly banks: Readonly<Record<FpxMethod, string>>;
}

const EMPTY: CheckoutDraft = {
  checkout: { name: "", email: "", phone: "", method: DEFAULT_PAYMENT_METHOD },
  banks: { "1": "", "2": "" },
};

export const useCheckoutDraft = create<CheckoutDraft>()(() => EMPTY);

whenForgotten(() => useCheckoutDraft.setState(EMPTY));

export function keepCheckout(checkout: CheckoutFormValues): void {
  useCheckoutDraft.setState({ checkout });
}

export function keepBank(method: FpxMethod, bank: string): void {
  useCheckoutDraft.setState(({ banks }) => ({ banks: { ...banks, [method]: bank } }));
}
