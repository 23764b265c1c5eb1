/**
 * The states of a payment. One table lists the legal transitions, each with its event. Unknown is not failed: only a signed answer
 * leads to `failed` or `cancelled`.
 */

export const PAYMENT_STATES = [
  "in_progress",
  "pending",
  "paid",
  "failed",
  "cancelled",
  "expired",
] as const satisfies readonly Status[];

export type PaymentState = (typeof PAYMENT_STATES)[number];

export const PAYMENT_EVENTS = [
  /** Signed proof that the money moved. */
  "approved",
  /** A signed answer that the payment awaits approval: FPX 09 or 99, the card gateway's 6. */
  "held",
  /** A signed decline. */
  "declined",
  /** A signed answer that the buyer cancelled. */
  "cancelled",
  /** The gateway does not know the payment, and the citizen can no longer be at the bank. */
  "lapsed",
  /** After the last enquiry: at least two answers over https said without a signature that it failed, and none said otherwise. */
  "denied",
  /** A person of the central team noted that the bank or the card gateway debited nothing. */
  "closed_unpaid",
  /** Two persons of the central team confirmed the payment's line in a settlement report, because the gateway gives no answer. */
  "settlement_confirmed",
] as const;

export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

interface Edge {
  readonly from: PaymentState;
  readonly on: PaymentEvent;
  readonly to: PaymentState;
}

export const PAYMENT_EDGES: readonly Edge[] = [
  { from: "in_progress", on: "approved", to: "paid" },
  { from: "in_progress", on: "held", to: "pending" },
  { from: "in_progress", on: "declined", to: "failed" },
  { from: "in_progress", on: "cancelled", to: "cancelled" },
  { from: "in_progress", on: "lapsed", to: "expired" },
  { from: "in_progress", on: "denied", to: "expired" },
  { from: "in_progress", on: "closed_unpaid", to: "expired" },
  { from: "in_progress", on: "settlement_confirmed", to: "paid" },
  { from: "pending", on: "approved", to: "paid" },
  { from: "pending", on: "declined", to: "failed" },
  { from: "pending", on: "cancelled", to: "cancelled" },
  { from: "pending", on: "lapsed", to: "expired" },
  { from: "pending", on: "closed_unpaid", to: "expired" },
  { from: "pending", on: "settlement_confirmed", to: "paid" },
  { from: "failed", on: "approved", to: "paid" },
  { from: "failed", on: "held", to: "pending" },
  { from: "failed", on: "settlement_confirmed", to: "paid" },
  { from: "cancelled", on: "approved", to: "paid" },
  { from: "cancelled", on: "held", to: "pending" },
  { from: "cancelled", on: "settlement_confirmed", to: "paid" },
  { from: "expired", on: "approved", to: "paid" },
  { from: "expired", on: "held", to: "pending" },
  { from: "expired", on: "settlement_confirmed", to: "paid" },
];

/** The state after the event. Undefined when the event changes nothing: the caller then only records it. */
export function nextState(from: PaymentState, on: PaymentEvent): PaymentState | undefined {
  return PAYMENT_EDGES.find((edge) => edge.from === from && edge.on === on)?.to;
}

/** Whether the server still waits for the result: the payment is neither paid, nor signed as not paid, nor expired. */
export function isOpen(state: PaymentState): boolean {
  return state === "in_progress" || state === "pending";
}

/**
 * All sixteen statuses with a label, for payments, licences and accounts (rule 4.2). A payment uses six of them
 * (paymentState.ts).
 */
export const STATUSES = [
  "pending",
  "in_progress",
  "paid",
  "unpaid",
  "failed",
  "successful",
  "cancelled",
  "expired",
  "suspended",
  "terminated",
  "approved",
  "reviewed",
  "active",
  "inactive",
  "archived",
  "dropped",
] as const;

type Status = (typeof STATUSES)[number];
