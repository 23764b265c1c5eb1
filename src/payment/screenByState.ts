import type { PaymentState } from "../domain/payments/paymentState.ts";
import type { PayStep } from "./paySteps.ts";

/**
 * Which screen is legal in which state of one's own last attempt. Looked at each time a screen is shown, so that Back,
 * Refresh and a second tab are safe.
 */

export type PayingScreen = "cart" | PayStep | "receipt";

/**
 * The last attempt's state; `none` when this browser knows of no attempt, `not_sent` when nobody was sent to the bank for it,
 * so that nothing can have been paid.
 */
export type AttemptState = "none" | "not_sent" | PaymentState;

/**
 * @param payment how the server says that it stands; undefined while it says nothing: unknown is not ended
 * @param isLeaving another tab has just left for the bank with it, which the server may not know yet
 */
export function attemptStateOf(
  isNoted: boolean,
  payment: { readonly status: PaymentState; readonly resumable?: true | undefined } | undefined,
  isLeaving: boolean,
): AttemptState {
  if (!isNoted) return "none";
  if (payment === undefined) return "in_progress";
  return payment.resumable && !isLeaving ? "not_sent" : payment.status;
}

export type Verdict =
  /** The screen is shown as it is. */
  | "shown"
  /** The screen is shown behind a notice: an attempt may still be paid, and paying again could pay twice. */
  | "warned"
  /** There is nothing to show: an honest page says so. */
  | "nothing";

/** On the way to another payment: only one that may still be paid is in its way, also one that the bank never answered. */
const BEFORE_PAYING: Readonly<Record<AttemptState, Verdict>> = {
  none: "shown",
  not_sent: "shown",
  in_progress: "warned",
  pending: "warned",
  paid: "shown",
  failed: "shown",
  cancelled: "shown",
  expired: "warned",
};

export const SCREEN_BY_STATE: Readonly<Record<PayingScreen, Readonly<Record<AttemptState, Verdict>>>> = {
  cart: BEFORE_PAYING,
  checkout: BEFORE_PAYING,
  fpx_checkout: BEFORE_PAYING,
  confirmation: BEFORE_PAYING,
  receipt: {
    none: "nothing",
    not_sent: "shown",
    in_progress: "shown",
    pending: "shown",
    paid: "shown",
    failed: "shown",
    cancelled: "shown",
    expired: "shown",
  },
};

/**
 * The three endings, and no fourth: paid, not paid, still asking the bank. Only a signed answer leads to `not_paid`; an
 * attempt that lapsed was never answered, so nobody says that no money was taken.
 */
export type Ending = "paid" | "not_paid" | "still_asking" | "unanswered";

/** True of a payment that the bank may still have: it is asked about, and nobody should pay beside it. */
export function isAsked(payment: {
  readonly status: PaymentState;
  readonly resumable?: true | undefined;
}): boolean {
  const ending = ENDING_OF[payment.status];
  return payment.resumable === undefined && (ending === "still_asking" || ending === "unanswered");
}

/**
 * True of a payment whose bills can be paid by it, or after it. Of one whose payer's details are erased, who has no name any more,
 * the server refuses it: whoever wants to pay begins anew.
 */
export function mayPayAgain(payment: {
  readonly status: PaymentState;
  readonly user: string;
  readonly resumable?: true | undefined;
}): boolean {
  if (payment.user === "") return false;
  const ending = ENDING_OF[payment.status];
  return payment.resumable === true || ending === "not_paid" || ending === "unanswered";
}

export const ENDING_OF: Readonly<Record<PaymentState, Ending>> = {
  in_progress: "still_asking",
  pending: "still_asking",
  paid: "paid",
  failed: "not_paid",
  cancelled: "not_paid",
  expired: "unanswered",
};
