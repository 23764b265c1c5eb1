import { create } from "zustand";

/**
 * What the citizen typed at checkout, kept while the page is open so that going back to the cart loses nothing. It is
 * personal: it is never written to any storage.
 */
export interface CheckoutDraft {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly method: "1" | "2";
  readonly bank: string;
}

const EMPTY: CheckoutDraft = { name: "", email: "", phone: "", method: "1", bank: "" };

export const useCheckoutDraft = create<CheckoutDraft>()(() => EMPTY);

export function keepDraft(draft: CheckoutDraft): void {
  useCheckoutDraft.setState(draft, true);
}
