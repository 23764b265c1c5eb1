/** What a sweep erases, and what is counted of it. */
export const SWEPT = ["payments", "accounts", "sessions", "codes", "messages"] as const;

export type Swept = (typeof SWEPT)[number];

/** For how many days each is kept after it served its purpose. */
export type Retention = Readonly<Record<Swept, number>>;

/**
 * Unless the settings say otherwise. `payments`: payers' details of what paid nothing, from its beginning. `accounts`: those whose
 * address nobody confirmed, from their registration. `sessions` and `codes` from their end, `messages` from when they were sent.
 */
export const USUAL_RETENTION: Retention = { payments: 90, accounts: 30, sessions: 1, codes: 2, messages: 30 };

/** A gateway is asked for 7 days, and its payer gets one message about it, which is kept for longer. Days. */
export const LEAST_RETENTION: Retention = { payments: 8, accounts: 1, sessions: 0, codes: 1, messages: 8 };
