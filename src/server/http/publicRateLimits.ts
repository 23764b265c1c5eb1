import type { PaymentId } from "../../domain/identifiers.ts";
import { mailbox } from "../../domain/mailbox.ts";
import type { ClientAddress } from "./clientAddress.ts";
import type { Context } from "./context.ts";
import { type RateLimiter, takeFrom } from "./rateLimiter.ts";
import { type LookUp, searchRateLimit } from "./searchRateLimit.ts";

/** The public calls that one address may make in an hour. Many citizens of a mobile network share one address. */
export interface HourlyLimits {
  /** Slows down a program that tries all numbers. */
  readonly searchesPerHour: number;
  readonly paymentsPerHour: number;
}

/** Runs before a public call. Each throws Refusal 429 with the seconds to wait. */
export interface PublicRateLimits {
  /** @returns the function that reads what the caller searches for, with the limits of misses */
  search(context: Context): LookUp;
  /** Whether a payment that the caller's address sends to the bank may cause an e-mail with its status link. */
  mayMailStatus(context: Context): boolean;
  /** @param email the payer's; all callers who give none share undefined */
  pay(email: string | undefined, context: Context): void;
}

/** One payer may make this part of an address's payments: enough for all their bills and some corrections. */
const PART_OF_PAYER = 4;

/** This part of an hour's calls may come at once. */
const PART_AT_ONCE = 4;

/**
 * Anyone can type anyone's address. Few payments have no result after the first enquiry, so few citizens of a network need this
 * e-mail.
 */
const STATUS_MAILS = { perHour: 30, atOnce: 15 };

/** @param limits without them, there is no limit */
export function publicRateLimits(
  limiter: RateLimiter,
  limits: HourlyLimits | undefined,
  address: ClientAddress,
): PublicRateLimits {
  if (limits === undefined)
    return {
      search: () => (_number, read) => read(),
      mayMailStatus: () => true,
      pay: () => undefined,
    };
  const search = limiter.networkLimit("searches", allowanceOf(limits.searchesPerHour));
  const lookUps = searchRateLimit(limiter, limits.searchesPerHour);
  const pay = limiter.networkLimit("payments", allowanceOf(limits.paymentsPerHour));
  const payer = limiter.networkLimit(
    "payments of a payer",
    allowanceOf(Math.ceil(limits.paymentsPerHour / PART_OF_PAYER)),
  );
  const statusMails = limiter.networkLimit("status links by e-mail", STATUS_MAILS);
  return {
    search(context) {
      const from = address(context);
      takeFrom(search(from));
      return lookUps(from);
    },
    mayMailStatus(context) {
      const budgets = statusMails(address(context));
      if (budgets.some((budget) => budget.wait() > 0)) return false;
      takeFrom(budgets);
      return true;
    },
    pay(email, context) {
      const from = address(context);
      // The address comes first, so that a caller who invents payers is refused before we remember one more of them.
      takeFrom(pay(from));
      takeFrom(payer(from, email === undefined ? "" : mailbox(email)));
    },
  };
}

function allowanceOf(perHour: number) {
  return { perHour, atOnce: Math.ceil(perHour / PART_AT_ONCE) };
}

/** The questions that an address may ask about one payment. */
const OF_PAYMENT = { perHour: 360, atOnce: 6 };

/** The questions that an address may ask about all payments. Many citizens of a mobile network share one address. */
const OF_ADDRESS = { perHour: 3600, atOnce: 60 };

/**
 * Runs before the server asks a gateway about a payment for a caller. It throws Refusal 429.
 * @param payment undefined when the caller's token belongs to no payment, so that guesses do not use up the limit of payers
 */
export type EnquiryRateLimit = (context: Context, payment: PaymentId | undefined) => void;

/** @param name separates the limits of citizens from those of the central team */
export function enquiryRateLimit(
  limiter: RateLimiter,
  name: string,
  address: ClientAddress,
): EnquiryRateLimit {
  const each = limiter.networkLimit(`enquiries of ${name} about a payment`, OF_PAYMENT);
  const all = limiter.networkLimit(`enquiries of ${name}`, OF_ADDRESS);
  return (context, payment) => {
    const from = address(context);
    takeFrom([...each(from, payment ?? ""), ...(payment === undefined ? [] : all(from))]);
  };
}
