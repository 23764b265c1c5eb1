/**
 * The states of a refund case. The council decides on an open case until a person closes it. The portal itself ends a case as no
 * longer due when the council corrects its figures so that the payment pays the bill after all.
 */
export const REFUND_STATES = ["open", "closed", "no_longer_due"] as const;

export type RefundState = (typeof REFUND_STATES)[number];

/** The events in the log of a refund case. */
export const REFUND_EVENTS = [
  "opened",
  "grew",
  "shrank",
  "no_longer_due",
  "reopened",
  /** A payment that the bank took before this one was proven after the case was opened. */
  "earlier_payment",
  /** The central team closed the case: the money went back to the payer, or is not due to them. */
  "paid_out",
  "rejected",
  /** The card's holder took the payment back through their bank. */
  "charged_back",
] as const;
