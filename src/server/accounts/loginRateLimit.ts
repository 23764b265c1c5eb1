import { type RateLimiter, takeFrom } from "../http/rateLimiter.ts";

/**
 * Limits the log-ins from one network address with any names. It is generous, because many citizens of a mobile network share an
 * address.
 */
const OF_ADDRESS = { perHour: 600, atOnce: 150 };

/**
 * Limits the failed log-ins with one name from one network address. Three cost no wait, because people mistype. A fourth and a
 * fifth wait 5 seconds, a sixth up to a minute, and every later one up to 5 minutes.
 */
const FAILURES = [
  { perHour: 720, atOnce: 3 },
  { perHour: 60, atOnce: 5 },
  { perHour: 12, atOnce: 6 },
] as const;

/**
 * Slows down failed log-ins. It counts for each pair of name and network address, so that an attacker elsewhere cannot lock the
 * owner out.
 */
export interface LoginRateLimit {
  /**
   * Call this before checking the password. The attempt counts as failed until `succeed`, so that simultaneous attempts gain
   * nothing.
   * @throws Refusal 429 with the seconds to wait. A refused attempt does not count
   * @returns a function that takes the attempt back, for when the password was not checked after all
   */
  begin(name: string, address: string): () => void;
  succeed(name: string, address: string): void;
}

export function loginRateLimit(limiter: RateLimiter): LoginRateLimit {
  const atAddress = limiter.networkLimit("log-ins", OF_ADDRESS);
  const failures = FAILURES.map((allowance, place) =>
    limiter.networkLimit(`failed log-ins ${place + 1}`, allowance),
  );
  const budgetsOf = (name: string, address: string) => failures.flatMap((limit) => limit(address, name));
  return {
    begin: (name, address) => takeFrom([...budgetsOf(name, address), ...atAddress(address)]),
    succeed(name, address) {
      for (const budget of budgetsOf(name, address)) budget.clear();
    },
  };
}
