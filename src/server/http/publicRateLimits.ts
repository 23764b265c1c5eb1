import type { PaymentId } from "../../domain/identifiers.ts";
import type { Clock } from "../clock.ts";
import type { ClientAddress } from "./clientAddress.ts";
import type { Context } from "./context.ts";
import { steadyRateLimit, windowRateLimit } from "./rateLimit.ts";

/** How often one address may use the public calls in an hour. Many citizens of a mobile network share one address. */
export interface HourlyLimits {
  /** Slows down a program that tries all numbers. */
  readonly searchesPerHour: number;
  readonly paymentsPerHour: number;
}

/** Runs before a public call. Each throws Refusal 429 with the seconds to wait. */
export interface PublicRateLimits {
  search(context: Context): void;
  /** @param email the payer's; all callers who give none share undefined */
  pay(email: string | undefined, context: Context): void;
}

/** One payer may make this part of an address's payments: enough for all their bills and some corrections. */
const PART_OF_PAYER = 4;

/** This part of an hour's calls may come at once. */
const PART_AT_ONCE = 4;

/** @param limits without them, there is no limit */
export function publicRateLimits(
  clock: Clock,
  limits: HourlyLimits | undefined,
  address: ClientAddress,
): PublicRateLimits {
  if (limits === undefined) return { search: () => undefined, pay: () => undefined };
  const search = steadyRateLimit(clock, limitOf(limits.searchesPerHour));
  const pay = steadyRateLimit(clock, limitOf(limits.paymentsPerHour));
  const payer = steadyRateLimit(clock, limitOf(Math.ceil(limits.paymentsPerHour / PART_OF_PAYER)));
  return {
    search: (context) => search(address(context)),
    pay: (email, context) => {
      const from = address(context);
      // The address comes first, so that a caller who invents payers is refused before we remember one more of them.
      pay(from);
      payer(JSON.stringify([email?.toLowerCase(), from]));
    },
  };
}

function limitOf(perHour: number) {
  return { perHour, atOnce: Math.ceil(perHour / PART_AT_ONCE) };
}

/** How often an address may ask about one payment. */
const OF_PAYMENT = { calls: 6, within: 60_000 };

/** How often an address may ask about any payment. Many citizens of a mobile network share one address. */
const OF_ADDRESS = { perHour: 3600, atOnce: 60 };

/**
 * Runs before the server asks a gateway about a payment for a caller. It throws Refusal 429.
 * @param payment undefined when the caller's token belongs to no payment, so that guesses do not use up the limit of payers
 */
export type EnquiryRateLimit = (context: Context, payment: PaymentId | undefined) => void;

export function enquiryRateLimit(clock: Clock, address: ClientAddress): EnquiryRateLimit {
  const each = windowRateLimit(clock, OF_PAYMENT);
  const all = steadyRateLimit(clock, OF_ADDRESS);
  return (context, payment) => {
    const from = address(context);
    each(JSON.stringify([payment, from]));
    if (payment !== undefined) all(from);
  };
}
