const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The wait after each failed attempt, in milliseconds: short at first, then a day three times. */
export const WAITS: readonly number[] = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR, DAY, DAY, DAY];

/**
 * A claim is valid for this time, in milliseconds. It is longer than sending takes. So the process of an older claim is gone, and
 * another one may claim the message.
 */
export const CLAIM_HOLDS = 10 * MINUTE;

/** The interval between two rounds of the outbox, in milliseconds. */
export const LOOKS_EVERY = 30_000;

/**
 * The most messages of each kind to one address or phone within 24 hours. Without the limit, a stranger who types someone's
 * address could flood it in the councils' name. Each kind has its own limit, or a stranger's requests of one kind would delay the
 * others. Receipts have no limit: money was paid for each, and rule 1.7 promises it within 24 hours. Nor have messages about refunds.
 */
export const MOST_PER_ADDRESS = { status: 10, reset: 10, verification: 5, sms: 20 } as const;

/** The most status links within 24 hours to an address that never paid. It may be a stranger's. */
export const MOST_TO_STRANGERS = 3;

/** The limit counts the messages of this time, in milliseconds. */
export const CAP_LASTS = DAY;
