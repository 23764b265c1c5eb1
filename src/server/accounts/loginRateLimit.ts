import type { Clock } from "../clock.ts";
import { recentCallers, steadyRateLimit, tooMany } from "../http/rateLimit.ts";
import { sha256 } from "../payments/tokens.ts";

/** Seconds to wait after so many failures; after more, as long as after the last. A person mistypes twice. */
const WAITS = [0, 0, 0, 5, 15, 60, 300] as const;

/** Milliseconds after which failures are forgotten. */
const REMEMBERED = 60 * 60_000;

/**
 * Passwords from one address, whatever the names: many citizens of a mobile network share one. It is far fewer within the hour
 * than the pairs that are remembered, so that made-up names wash none of them away, and the turns of hashing are full for a
 * moment alone.
 */
const OF_ADDRESS = { perHour: 600, atOnce: 150 };

/** Slows down who fails to log in: name and address together, so that nobody is kept from an account by what others try. */
export interface LoginRateLimit {
  /**
   * Before the password is looked at. The attempt counts as failed until `succeed` is called: many at once get no further
   * than one after another.
   * @throws Refusal 429 with the seconds to wait; an attempt that is refused does not count
   * @returns what to run when the password was not looked at after all: the attempt does not count either
   */
  begin(name: string, address: string): () => void;
  succeed(name: string, address: string): void;
}

export function loginRateLimit(clock: Clock): LoginRateLimit {
  const failed = recentCallers<{ readonly failures: number; readonly at: number }>();
  const atAddress = steadyRateLimit(clock, OF_ADDRESS);
  // a name may be as long as a call
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
        // those that came meanwhile count
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
