/**
 * The states of a refund case. The council decides on an open case until a person closes it. The portal itself ends a case as no
 * longer due when the council corrects its figures so that the payment pays the bill after all.
 */
export const REFUND_STATES = ["open", "closed", "no_longer_due"] as const;

export type RefundState = (typeof REFUND_STATES)[number];

/** How far the central team has come with a refund. A case that is open again after its end begins with the first step. */
export const REFUND_STEPS = [
  "opened",
  /** A second person approved the amounts. */
  "approved",
  "paid_out",
  "rejected",
  "charged_back",
  "no_longer_due",
] as const;

export type RefundStep = (typeof REFUND_STEPS)[number];

/** The steps of a refund that its payer learns by e-mail. */
export const REFUND_MESSAGES = [
  "opened",
  "approved",
  "paid_out",
  "rejected",
  "approval_void",
  "no_longer_due",
] as const satisfies readonly (RefundStep | "approval_void")[];

export type RefundMessageStep = (typeof REFUND_MESSAGES)[number];

/** The events in the log of a refund case. */
export const REFUND_EVENTS = [
  "opened",
  /** A person of the central team wants to return money that the council's figures do not call for. */
  "requested",
  /** A second person approved the amounts. */
  "approved",
  /** The amounts changed after the approval, so another approval is needed. */
  "approval_void",
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
