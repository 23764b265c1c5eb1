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

/** At most so many messages for each address within 24 hours: whoever types another's address floods nobody in the councils' name. */
export const MOST_PER_ADDRESS = 20;

/** The hours of the cap, in milliseconds. */
export const CAP_LASTS = DAY;
