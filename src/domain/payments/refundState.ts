/** A refund case as its holder reads it: the council looks at it until a person has closed it. */
export const REFUND_STATES = ["open", "closed"] as const;
