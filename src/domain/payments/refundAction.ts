/** What a person of the central team does with a refund. A rejected one opens again with the amounts that nobody owed. */
export const REFUND_ACTIONS = ["open", "reopen", "approve", "reject", "pay_out"] as const;

export type RefundAction = (typeof REFUND_ACTIONS)[number];
