import type { PaymentId } from "../../domain/identifiers.ts";
import type { Clock } from "../clock.ts";
import type { ClientAddress } from "./clientAddress.ts";
import type { Context } from "./context.ts";
import { steadyRateLimit } from "./steadyRateLimit.ts";
import { windowRateLimit } from "./windowRateLimit.ts";

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
