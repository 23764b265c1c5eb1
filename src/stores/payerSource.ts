import { PAYER_FIELDS, type PayerField } from "../payment/checkoutForm.ts";
import { whenForgotten } from "../payment/sharedComputer.ts";
import { keepCheckout, useCheckoutDraft } from "./checkoutDraft.ts";

/** Who pays, as far as a source knows it. */
export type KnownPayer = Readonly<Record<PayerField, string | undefined>>;

/** Fills who pays from one source: who is logged in, or what is in the cart. What the citizen typed is never written over. */
export function payerSource() {
  /** What this source filled, by field. */
  const filled = new Map<PayerField, string>();
  whenForgotten(() => filled.clear());
  return {
    fill(known: KnownPayer): void {
      change((field, typed) => {
        // what was filled and then taken out stays out
        const isFree = filled.has(field) ? typed === filled.get(field) : typed.trim() === "";
        const value = isFree ? known[field] : undefined;
        if (value !== undefined) filled.set(field, value);
        return value;
      });
    },
    /** Takes out what this source filled. @param typedOver also where the citizen has changed it since */
    clear({ typedOver }: { readonly typedOver: boolean }): void {
      change((field, typed) =>
        filled.has(field) && (typedOver || typed === filled.get(field)) ? "" : undefined,
      );
      filled.clear();
    },
  } as const;
}

/** @param next what a field holds from now on; undefined where it stays */
function change(next: (field: PayerField, typed: string) => string | undefined): void {
  const { checkout } = useCheckoutDraft.getState();
  const changes = PAYER_FIELDS.flatMap((field) => {
    const value = next(field, checkout[field]);
    return value === undefined || value === checkout[field] ? [] : [[field, value]];
  });
  if (changes.length > 0) keepCheckout({ ...checkout, ...Object.fromEntries(changes) });
}
