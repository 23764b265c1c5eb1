import type { Session } from "../api/session.ts";
import { PAYER_FIELDS, type PayerField } from "../payment/checkoutForm.ts";
import { keepCheckout, useCheckoutDraft } from "./checkoutDraft.ts";
import { isSessionEnd } from "./session.ts";
import { type SessionState, useSession } from "./sessionState.ts";

/**
 * Fills who pays from who is logged in. What the citizen typed is never written over. What came from the session goes with
 * it: the next person at a shared computer sees none of it.
 */

/** What the session filled, by field. */
const filled = new Map<PayerField, string>();

/** Fills from now on. @returns what stops it */
export function fillFromSession(): () => void {
  follow(useSession.getState(), { session: undefined, error: undefined });
  return useSession.subscribe(follow);
}

function follow({ session, error }: SessionState, { session: before }: SessionState): void {
  if (session === before) return;
  // who logs in again finds what was typed over; after a log-out somebody else may come
  if (before && session?.name !== before.name) clear({ typedOver: !isSessionEnd(error) });
  if (session) fill(session);
}

function fill({ full_name, name, phone }: Session): void {
  const known: Readonly<Record<PayerField, string | undefined>> = { name: full_name, email: name, phone };
  change((field, held) => {
    // what was filled and then taken out stays out
    const isFree = filled.has(field) ? held === filled.get(field) : held.trim() === "";
    const value = isFree ? known[field] : undefined;
    if (value !== undefined) filled.set(field, value);
    return value;
  });
}

function clear({ typedOver }: { readonly typedOver: boolean }): void {
  change((field, held) => (filled.has(field) && (typedOver || held === filled.get(field)) ? "" : undefined));
  filled.clear();
}

/** @param next what a field holds from now on; undefined where it stays */
function change(next: (field: PayerField, held: string) => string | undefined): void {
  const { checkout } = useCheckoutDraft.getState();
  const changes = PAYER_FIELDS.flatMap((field) => {
    const value = next(field, checkout[field]);
    return value === undefined || value === checkout[field] ? [] : [[field, value]];
  });
  if (changes.length > 0) keepCheckout({ ...checkout, ...Object.fromEntries(changes) });
}
