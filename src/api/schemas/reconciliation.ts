import {
  array,
  assign,
  boolean,
  enums,
  type Infer,
  nullable,
  object,
  record,
  string,
  type,
  unknown,
} from "superstruct";
import { REPORT_PROBLEM_KINDS } from "../../domain/reconciliation/reportProblems.ts";
import { ringgit } from "../../domain/schemas/codec.ts";
import { day } from "../../domain/schemas/dayStructs.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { whole } from "../../domain/schemas/limits.ts";
import { shortText } from "../../domain/schemas/plainText.ts";

/** The settlement reports of the gateways, their differences from our payments, and what a person decides about them. */

export const GATEWAYS = ["fpx", "card"] as const;

/** The result of a line, or of a payment of the report's days. */
export const RESULTS = [
  "matched",
  "missing_at_gateway",
  "unknown_to_us",
  "amount_differs",
  "in_transit",
] as const;

export type Result = (typeof RESULTS)[number];

export const counts = object({
  matched: whole({ min: 0 }),
  missing_at_gateway: whole({ min: 0 }),
  unknown_to_us: whole({ min: 0 }),
  amount_differs: whole({ min: 0 }),
  in_transit: whole({ min: 0 }),
});

const payout = object({
  payout: string(),
  value_date: day,
  amount: ringgit,
  lines: whole({ min: 0 }),
  gross: ringgit,
  fees: ringgit,
});

/** A report that was read whole. */
export const settlementReport = object({
  gateway: enums(GATEWAYS),
  /** The SHA-256 of the file, in hex. */
  report: string(),
  read_at: instant,
  /** The user name of the person, or the command, that read it first. */
  by: string(),
  payouts: array(payout),
  /** The days of its payments, in Malaysia. Null when it has no payment. */
  from: nullable(day),
  through: nullable(day),
  /** What became of its lines and of the payments of its days when it was read. */
  results: counts,
  /** The payments that it says were charged back. */
  chargebacks: whole({ min: 0 }),
  /** The number of documents with its lines. */
  pages: whole({ min: 0 }),
});

export type SettlementReport = Infer<typeof settlementReport>;

export const DIFFERENCE_KINDS = [
  /** We know the payment to be paid, and no payout has it although it is overdue. */
  "missing_at_gateway",
  /** The report has a line that no paid payment of ours explains. */
  "unknown_to_us",
  /** The line and the payment have different amounts. */
  "amount_differs",
  /** The card's holder took the money back. */
  "chargeback",
  /** A chargeback took back the payment of a licence, whose holder may still show it. */
  "licence_charged_back",
] as const;

/** Why a line is unknown to us. */
export const UNKNOWN_REASONS = [
  /** No payment has its order number or its transaction. */
  "no_payment",
  /** Its payment is not known to be paid. */
  "not_paid",
  /** Its payment went through the other gateway. */
  "other_gateway",
  /** Its payment was paid by another transaction. */
  "other_transaction",
  /** Another line already pays its payment, or takes it back. */
  "repeated",
  /** The stored payment cannot be read. */
  "unreadable",
] as const;

export type UnknownReason = (typeof UNKNOWN_REASONS)[number];

/** The ways in which a difference ends. */
export const DIFFERENCE_ENDINGS = [
  /** A person found the reason, and wrote it down. */
  "resolved",
  /** A later report has the payment. */
  "arrived",
  /** The gateway's answer made the payment paid. */
  "answered",
  /** Two persons confirmed the line, and the payment is paid. */
  "settled",
  /** A person recorded the chargeback, and the council's next remittance has it as a negative line. */
  "charged_back",
] as const;

export type DifferenceEnding = (typeof DIFFERENCE_ENDINGS)[number];

export const DIFFERENCE_EVENTS = [
  "found",
  "payment_found",
  "taken",
  "rebuilt",
  "confirmed",
  ...DIFFERENCE_ENDINGS,
] as const;

const logEntry = object({
  at: instant,
  what: enums(DIFFERENCE_EVENTS),
  /** The user name of the person; null for the server. */
  by: nullable(string()),
  note: nullable(string()),
});

/** Amounts are ringgit in the document and on the wire, and sen in memory. */
export const difference = object({
  /** A SHA-256 that identifies the difference, so that a second finding writes no second document. */
  difference: string(),
  kind: enums(DIFFERENCE_KINDS),
  /** Null for another kind than `unknown_to_us`. */
  reason: nullable(enums(UNKNOWN_REASONS)),
  gateway: enums(["fpx", "card"]),
  /** The report in which it was found: the SHA-256 of the file. */
  report: string(),
  /** The line of the file. Null for a payment without a line. */
  line: nullable(whole({ min: 1 })),
  payout: nullable(string()),
  order_number: nullable(string()),
  transaction: nullable(string()),
  paid_on: nullable(day),
  payment_id: nullable(paymentId),
  /** The amount in the report, and that of our payment. */
  reported: nullable(ringgit),
  ours: nullable(ringgit),
  found_at: instant,
  status: enums(["open", "ended"]),
  /** The user name of the person who looks into it. */
  owner: nullable(string()),
  /** The first of the two persons who confirm a line. */
  confirmed_by: nullable(string()),
  /** Oldest first. */
  log: array(logEntry),
});

export type Difference = Infer<typeof difference>;

export const DIFFERENCE_ACTIONS = ["take", "resolve", "confirm", "rebuild", "charge_back"] as const;

export const shownDifference = assign(
  difference,
  object({
    /** Changes with each decision. */
    version: whole({ min: 1 }),
    /** What a person may do now. */
    actions: array(enums(DIFFERENCE_ACTIONS)),
  }),
);

export const differencesPage = object({
  differences: array(shownDifference),
  /** The id after which the next page begins. Null at the end. */
  next: nullable(string()),
});

const seen = { version: whole({ min: 1 }) };

export const takeRequest = object(seen);

export const endRequest = object({
  ...seen,
  outcome: enums(["resolved", "charged_back"]),
  note: shortText,
});

export const confirmRequest = object({ ...seen, note: shortText });

/** `payment` is createPayment's body. */
export const rebuildRequest = object({ ...seen, note: shortText, payment: unknown() });

export type DifferenceAction = (typeof DIFFERENCE_ACTIONS)[number];

/** The 422 of a settlement report. */
export const refusedReport = type({
  /** Names the line and the column, in English. */
  problem: string(),
  problem_kind: enums(REPORT_PROBLEM_KINDS),
  /** What the words of the problem name in each language, such as the line. */
  problem_values: record(string(), string()),
  /** Whether the report is read when a person confirms that it is ours. */
  may_be_confirmed: boolean(),
});

export type ShownDifference = Infer<typeof shownDifference>;

export type DifferencesPage = Infer<typeof differencesPage>;

export type Gateway = (typeof GATEWAYS)[number];
