import type { Channel } from "../../api/schemas/user.ts";
import type { Clock } from "../clock.ts";
import { windowRateLimit } from "../http/rateLimit.ts";

/** How often a name may be given at an address, and how many names an address may give: mobile networks share addresses. */
type PairLimit = (name: string, address: string) => void;

/** What slows down calls that anyone can make about anyone's address. Each throws Refusal 429 with the seconds to wait. */
export interface AccountRateLimits {
  readonly register: PairLimit;
  readonly reset: PairLimit;
  /** A copy of all data stored about a person. */
  readonly copy: PairLimit;
  /** A code that is sent to whoever is at an address: each account has its own for a day, and each SMS costs. */
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

/** @param limit within an hour: of one name at an address, and of all names there */
function pairLimit(clock: Clock, limit: { readonly each: number; readonly all: number }): PairLimit {
  const each = windowRateLimit(clock, { calls: limit.each, within: HOUR });
  const all = windowRateLimit(clock, { calls: limit.all, within: HOUR });
  return (name, address) => {
    each(JSON.stringify([name, address]));
    all(address);
  };
}
