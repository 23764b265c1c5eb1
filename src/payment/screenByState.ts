import { isFpxMethod, type PaymentMethod } from "../domain/payments/paymentMethod.ts";
import type { PaymentState } from "../domain/payments/paymentState.ts";
import type { Answered } from "./bankAnswer.ts";
import type { PayStep } from "./paySteps.ts";

/**
 * What a payment's state and gateway mean for the screens: which of them may be shown, and with which texts and tones. The page
 * checks this each time it shows a screen, so that Back, Refresh and a second tab are safe.
 */

export type PayingScreen = "cart" | PayStep | "receipt";

/**
 * The last attempt's state. `none`: this browser has no attempt. `not_sent`: the citizen has not gone to the bank, so nothing can
 * have been paid.
 */
export type AttemptState = "none" | "not_sent" | PaymentState;

/** A payment's state. `resumable`: nobody took it to the bank. */
interface ShownStatus {
  readonly status: PaymentState;
  readonly resumable?: true | undefined;
}

/**
 * @param payment from the server's last answer. Undefined without an answer: then it counts as in progress, because unknown is
 * not ended
 * @param isLeaving another tab has just left for the bank, which the server may not know yet
 */
export function attemptStateOf(
  isNoted: boolean,
  payment: ShownStatus | undefined,
  isLeaving: boolean,
): AttemptState {
  if (!isNoted) return "none";
  if (payment === undefined) return "in_progress";
  return payment.resumable && !isLeaving ? "not_sent" : payment.status;
}

export type Verdict =
  /** Show the screen. */
  | "shown"
  /** Show the screen behind a warning: the attempt may still be paid, so another payment could pay twice. */
  | "warned"
  /** Say that there is nothing to show. */
  | "nothing";

/** For the screens before a new payment. They warn of an attempt that may still be paid, also if the bank never answered. */
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
 * The outcome that the receipt shows. Only a signed answer leads to `not_paid`. The bank never answered an expired attempt, so it
 * is `unanswered`: nobody knows that no money was taken.
 */
export type Ending = "paid" | "not_paid" | "still_asking" | "unanswered";

/**
 * Whether the bank may still be working on the payment. Then the page has the bank asked, and nobody should pay a second time.
 */
export function isAsked(payment: ShownStatus): boolean {
  const ending = ENDING_OF[payment.status];
  return payment.resumable === undefined && (ending === "still_asking" || ending === "unanswered");
}

/**
 * Whether the citizen can pay the bills of this payment now: resume it, or pay again after it. The server refuses both when the
 * payer's details were erased (`user` is empty), so the citizen must start again.
 */
export function mayPayAgain(payment: ShownStatus & { readonly user: string }): boolean {
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

/** The tone of a notice about the payment, as the design system names it. */
type StateTone = "info" | "success" | "warning" | "danger";

const TONE: Readonly<Record<Ending, StateTone>> = {
  paid: "success",
  not_paid: "danger",
  still_asking: "warning",
  unanswered: "warning",
};

/** The state for the texts `receipt.<state>.title`. A payment that nobody took to the bank is `not_sent`, not open. */
export function reportedState({ status, resumable }: ShownStatus): PaymentState | "not_sent" {
  return resumable ? "not_sent" : status;
}

export function toneOf({ status, resumable }: ShownStatus): StateTone {
  return resumable ? "info" : TONE[ENDING_OF[status]];
}

/** The i18next context of a text that names the gateway. With "card" the text says "card gateway", otherwise it says "bank". */
export type GatewayContext = "card" | undefined;

export function contextOfMethod(method: PaymentMethod): GatewayContext {
  return isFpxMethod(method) ? undefined : "card";
}

/** @param payment has an fpx_msgToken if and only if it is an FPX payment */
export function contextOf({ fpx_msgToken }: Pick<Answered, "fpx_msgToken">): GatewayContext {
  return fpx_msgToken === undefined ? "card" : undefined;
}
