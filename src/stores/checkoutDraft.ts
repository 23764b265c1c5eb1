import { create } from "zustand";
import { DEFAULT_PAYMENT_METHOD, type FpxMethod } from "../domain/payments/paymentMethod.ts";
import type { CheckoutFormValues } from "../payment/checkoutForm.ts";
import { whenForgotten } from "../payment/sharedComputer.ts";

/**
 * What the citizen gave on the way to the bank, kept while the page is open so that going back and forth loses nothing. It
 * is personal: it is never written to any storage.
 */
export interface CheckoutDraft {
  /** As typed: it may be wrong or empty. */
  readonly checkout: CheckoutFormValues;
  /** FPX's code of the bank that was chosen, by the kind of account: each has banks of its own. Empty before. */
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
