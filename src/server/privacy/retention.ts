/** The kinds of data that a sweep erases and counts. */
export const RETAINED_KINDS = ["payments", "accounts", "sessions", "codes", "messages"] as const;

export type RetainedKind = (typeof RETAINED_KINDS)[number];

/** For how many days each kind is kept. */
export type Retention = Readonly<Record<RetainedKind, number>>;

/**
 * The defaults of the settings. `payments`: the payer's details of unpaid payments, from the payment's beginning. `accounts`:
 * accounts with an unconfirmed address, from their registration. `sessions` and `codes`: from their end; handles of payments count as
 * codes. `messages`: from their sending. The memory of which request made a payment is kept as long as `payments`.
 */
export const USUAL_RETENTION: Retention = { payments: 90, accounts: 30, sessions: 1, codes: 2, messages: 30 };

/**
 * The fewest days. The server asks a gateway for 7 days and sends the payer one message about it. The message's document stays
 * longer than the enquiries, so that the payer gets no second message.
 */
export const LEAST_RETENTION: Retention = { payments: 8, accounts: 1, sessions: 0, codes: 1, messages: 8 };
