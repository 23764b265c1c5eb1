import type { Clock } from "../clock.ts";
import { recentCallers, steadyRateLimit, tooMany } from "../http/rateLimit.ts";
import { sha256 } from "../payments/tokens.ts";

/**
 * The wait in seconds after 0, 1, 2 ... failures; after more failures, the last one. The first two failures cost no wait, because
 * people mistype.
 */
const WAITS = [0, 0, 0, 5, 15, 60, 300] as const;

/** Failures are forgotten after this time, in milliseconds. */
const REMEMBERED = 60 * 60_000;

/**
 * Limits the log-ins from one IP address with any names. It is generous, because many citizens of a mobile network share an
 * address. It is far below the number of remembered callers, so that made-up names cannot push out real ones. It also keeps one
 * address from filling the hashing queue for more than a moment.
 */
const OF_ADDRESS = { perHour: 600, atOnce: 150 };

/**
 * Slows down failed log-ins. It counts for each pair of name and IP address, so that an attacker elsewhere cannot lock the owner
 * out.
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

export function loginRateLimit(clock: Clock): LoginRateLimit {
  const failed = recentCallers<{ readonly failures: number; readonly at: number }>();
  const atAddress = steadyRateLimit(clock, OF_ADDRESS);
  // hashed, because a name may be as long as a request
  const keyOf = (name: string, address: string) => sha256(JSON.stringify([name, address]));
  return {
    begin(name, address) {
      const key = keyOf(name, address);
      const now = clock.now().getTime();
      const known = failed.get(key);
      const before = known !== undefined && now - known.at < REMEMBERED ? known : { failures: 0, at: now };
      const left = before.at + waitAfter(before.failures) - now;
      if (left > 0) throw tooMany(left);
      atAddress(address);
      const attempt = { failures: before.failures + 1, at: now };
      failed.set(key, attempt);
      return () => {
        const current = failed.get(key);
        if (current === attempt) failed.set(key, before);
        // attempts that began meanwhile still count
        else if (current !== undefined) failed.set(key, { ...current, failures: current.failures - 1 });
      };
    },
    succeed(name, address) {
      failed.forget(keyOf(name, address));
    },
  };
}

/** Milliseconds. */
function waitAfter(failures: number): number {
  return (WAITS[Math.min(failures, WAITS.length - 1)] ?? 0) * 1000;
}
