import type { Channel } from "../../api/schemas/user.ts";
import { mailbox } from "../../domain/mailbox.ts";
import { type RateLimiter, takeFrom } from "../http/rateLimiter.ts";

/**
 * Limits the calls about one mailbox from a network address, and the calls about all mailboxes from it. The second limit is higher,
 * because the phones of a mobile network share an address.
 */
type PairLimit = (name: string, address: string) => void;

/** Rate limits for calls that need no login. Each throws Refusal 429 with the seconds to wait. */
export interface AccountRateLimits {
  readonly register: PairLimit;
  readonly reset: PairLimit;
  /** A copy of all data stored about a person. */
  readonly copy: PairLimit;
  /**
   * Codes that one network address may request, because each SMS costs money. Each account, each phone and the deployment have a
   * daily limit too.
   */
  readonly code: Readonly<Record<Channel, (address: string) => void>>;
}

export function accountRateLimits(limiter: RateLimiter): AccountRateLimits {
  const codes = (channel: Channel, calls: number) => {
    const budgets = limiter.networkLimit(`codes by ${channel}`, within(calls));
    return (address: string) => void takeFrom(budgets(address));
  };
  return {
    register: pairLimit(limiter, "registrations", { each: 5, all: 100 }),
    reset: pairLimit(limiter, "password links", { each: 5, all: 100 }),
    copy: pairLimit(limiter, "copies of personal data", { each: 10, all: 100 }),
    code: { email: codes("email", 100), sms: codes("sms", 10) },
  };
}

const within = (calls: number) => ({ perHour: calls, atOnce: calls });

/** @param limit calls in an hour from one network address: `each` about one mailbox, `all` about any */
function pairLimit(
  limiter: RateLimiter,
  name: string,
  limit: { readonly each: number; readonly all: number },
): PairLimit {
  const each = limiter.networkLimit(`${name} of a mailbox`, within(limit.each));
  const all = limiter.networkLimit(name, within(limit.all));
  return (account, address) => void takeFrom([...each(address, mailbox(account)), ...all(address)]);
}
