import { PAYER_FIELDS, type PayerField } from "../payment/checkoutForm.ts";
import { whenForgotten } from "../payment/sharedComputer.ts";
import { keepCheckout, useCheckoutDraft } from "./checkoutDraft.ts";

/** The payer's details that a source knows. */
export type KnownPayer = Readonly<Record<PayerField, string | undefined>>;

/** Fills the payer's fields from one source, the session or the cart. It never overwrites the citizen's input. */
export function payerSource() {
  /** The values that this source filled in, by field. */
  const filled = new Map<PayerField, string>();
  whenForgotten(() => filled.clear());
  return {
    fill(known: KnownPayer): void {
      change((field, typed) => {
        // A filled value that the citizen removed stays removed.
        const isFree = filled.has(field) ? typed === filled.get(field) : typed.trim() === "";
        const value = isFree ? known[field] : undefined;
        if (value !== undefined) filled.set(field, value);
        return value;
      });
    },
    /** Empties the fields that this source filled. @param typedOver also empties those that the citizen has changed since */
    clear({ typedOver }: { readonly typedOver: boolean }): void {
      change((field, typed) =>
        filled.has(field) && (typedOver || typed === filled.get(field)) ? "" : undefined,
      );
      filled.clear();
    },
  } as const;
}

/** @param next returns the new value of a field, or undefined to keep it */
function change(next: (field: PayerField, typed: string) => string | undefined): void {
  const { checkout } = useCheckoutDraft.getState();
  const changes = PAYER_FIELDS.flatMap((field) => {
    const value = next(field, checkout[field]);
    return value === undefined || value === checkout[field] ? [] : [[field, value]];
  });
  if (changes.length > 0) keepCheckout({ ...checkout, ...Object.fromEntries(changes) });
}
