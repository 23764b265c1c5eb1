/** What a person of the central team does with a refund. */
export const REFUND_ACTIONS = ["open", "approve", "reject", "pay_out"] as const;

export type RefundAction = (typeof REFUND_ACTIONS)[number];
