import type { Channel } from "../../api/schemas/user.ts";
import type { Clock } from "../clock.ts";
import { windowRateLimit } from "../http/rateLimit.ts";

/**
 * Limits the calls with one name from an IP address, and the calls with all names from it. The second limit is higher, because
 * the phones of a mobile network share an address.
 */
type PairLimit = (name: string, address: string) => void;

/** Rate limits for calls that need no login. Each throws Refusal 429 with the seconds to wait. */
export interface AccountRateLimits {
  readonly register: PairLimit;
  readonly reset: PairLimit;
  /** A copy of all data stored about a person. */
  readonly copy: PairLimit;
  /**
   * Codes that one IP address may request, because each SMS costs money. Each account has a daily limit too
   * (verificationCode.ts).
   */
  readonly code: Readonly<Record<Channel, (address: string) => void>>;
}

const HOUR = 60 * 60_000;

export function accountRateLimits(clock: Clock): AccountRateLimits {
  return {
    register: pairLimit(clock, { each: 5, all: 100 }),
    reset: pairLimit(clock, { each: 5, all: 100 }),
    copy: pairLimit(clock, { each: 10, all: 100 }),
    code: {
      email: windowRateLimit(clock, { calls: 100, within: HOUR }),
      sms: windowRateLimit(clock, { calls: 30, within: HOUR }),
    },
  };
}

/** @param limit calls within an hour from one IP address: `each` with one name, `all` with any name */
function pairLimit(clock: Clock, limit: { readonly each: number; readonly all: number }): PairLimit {
  const each = windowRateLimit(clock, { calls: limit.each, within: HOUR });
  const all = windowRateLimit(clock, { calls: limit.all, within: HOUR });
  return (name, address) => {
    each(JSON.stringify([name, address]));
    all(address);
  };
}
