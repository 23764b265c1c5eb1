const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** After each failed attempt, how long until the next one, in milliseconds: soon at first, then daily for three days. */
export const WAITS: readonly number[] = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR, DAY, DAY, DAY];

/**
 * How long a claim holds, in milliseconds: longer than any sending takes. An older one is of a process that is gone, and the
 * message is free again.
 */
export const CLAIM_HOLDS = 10 * MINUTE;

/** How often the outbox is looked through, in milliseconds. */
export const LOOKS_EVERY = 30_000;

/**
 * At most so many messages of a kind for each address or phone within 24 hours: whoever types another's floods nobody in the
 * councils' name. Each kind has its own places, or a stranger's would hold up what the citizen asked for. Receipts need none:
 * money was paid for each, and it is promised within 24 hours.
 */
export const MOST_PER_ADDRESS = { status: 10, reset: 10, verification: 5, sms: 20 } as const;

/** The hours of the cap, in milliseconds. */
export const CAP_LASTS = DAY;
