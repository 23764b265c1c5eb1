import type { PaymentId } from "../../domain/identifiers.ts";
import type { Clock } from "../clock.ts";
import type { ClientAddress } from "./clientAddress.ts";
import type { Context } from "./context.ts";
import { steadyRateLimit, windowRateLimit } from "./rateLimit.ts";

/** How often one address may use the public calls in an hour. Many citizens of a mobile network share one. */
export interface HourlyLimits {
  /** Records that are looked up: a program that goes through all numbers is slowed down. */
  readonly searchesPerHour: number;
  readonly paymentsPerHour: number;
}

/** What is run before a public call is answered. Each throws Refusal 429 with the seconds to wait. */
export interface PublicRateLimits {
  search(context: Context): void;
  /** @param email of the payer; undefined for all who named none */
  pay(email: string | undefined, context: Context): void;
}

/** Of the payments from one address, what one payer may make: all their bills, and some corrections. */
const PART_OF_PAYER = 4;

/** What may be made at once of an hour's calls. */
const PART_AT_ONCE = 4;

/** @param limits absent, nobody is slowed down */
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
      // the address first: who makes up payers is refused before one more of them is remembered
      pay(from);
      payer(JSON.stringify([email?.toLowerCase(), from]));
    },
  };
}

function limitOf(perHour: number) {
  return { perHour, atOnce: Math.ceil(perHour / PART_AT_ONCE) };
}

/** How often one payment may be asked about from an address. */
const OF_PAYMENT = { calls: 6, within: 60_000 };

/** About how many payments from an address: many citizens of a mobile network share one, and each may wonder. */
const OF_ADDRESS = { perHour: 3600, atOnce: 60 };

/**
 * What is run before a gateway is asked about a payment for a caller. It throws Refusal 429.
 * @param payment undefined for all that are no payment's: who guesses takes nothing from whoever asks about their own
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
