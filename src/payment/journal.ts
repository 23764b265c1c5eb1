import { enums, type Infer, is, object, optional } from "superstruct";
import type { PaymentId } from "../domain/identifiers.ts";
import { jsonText } from "../domain/jsonText.ts";
import { PAYMENT_STATES, type PaymentState } from "../domain/payments/paymentState.ts";
import { paymentId, statusToken } from "../domain/schemas/identifierStructs.ts";
import { instant } from "../domain/schemas/instantStruct.ts";
import { isOnSharedComputer, whenForgotten } from "./sharedComputer.ts";

/**
 * The browser's own note of the last payment that left for the bank: what lets Refresh, Back, a second tab and a return
 * without any handle find it again. It holds no personal data. Where storage is blocked, and on a shared computer, it lasts as
 * long as the page.
 */

export const attempt = object({
  id: paymentId,
  token: statusToken,
  /** When the citizen left for the bank, by this device's clock, in UTC. */
  left_at: instant,
  /** How it stood when the server last said so. */
  status: optional(enums(PAYMENT_STATES)),
});

export type Attempt = Infer<typeof attempt>;

export const JOURNAL_KEY = "kaunter.attempt";

let inMemory: Attempt | undefined;

whenForgotten(() => {
  inMemory = undefined;
});

/** The last attempt that left for the bank from this origin, or undefined. */
export function lastAttempt(): Attempt | undefined {
  if (isOnSharedComputer()) return inMemory;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(JOURNAL_KEY) ?? "null");
    return is(stored, attempt) ? stored : inMemory;
  } catch {
    return inMemory;
  }
}

/** To be called before leaving, so that nothing is lost if the citizen never comes back by the bank's own way. */
export function noteAttempt(left: Attempt): void {
  inMemory = left;
  if (isOnSharedComputer()) return;
  try {
    localStorage.setItem(JOURNAL_KEY, jsonText(left));
  } catch {
    // Blocked or full: the handle in the address on the way back, and the status link, still find the payment.
  }
}

/** Notes how the server says that the payment stands, if it is the last one: the next page knows it before it has asked. */
export function noteStatus(id: PaymentId, status: PaymentState): void {
  const noted = lastAttempt();
  if (noted?.id !== id || (noted.status ?? "in_progress") === status) return;
  noteAttempt({ ...noted, status });
}

/** Takes over what another tab tells that it left with; where storage is blocked nothing else would tell it here. */
export function adoptAttempt(attempt: Attempt): void {
  inMemory = attempt;
}

/** Forgets the attempt: a browser that never left for the bank, as stories and tests begin with. */
export function clearAttempt(): void {
  inMemory = undefined;
  if (isOnSharedComputer()) return;
  try {
    localStorage.removeItem(JOURNAL_KEY);
  } catch {
    // Nothing was stored where storage is blocked.
  }
}
