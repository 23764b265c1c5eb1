import { array, defaulted, enums, type Infer, object, string } from "superstruct";
import { text, whole } from "../../domain/schemas/limits.ts";

/** How a provider writes its settlement reports: the columns of the table, and the words in them. */

/** A payment, a payment that the card's holder took back, a fee without a payment, and the payout of the lines. */
export const LINE_KINDS = ["payment", "chargeback", "fee", "payout"] as const;

export type LineKind = (typeof LINE_KINDS)[number];

/** The fields of a line. The kind, the payout, the value date and the amount are in each line. */
export const REPORT_FIELDS = [
  "kind",
  "payout",
  "value_date",
  "order",
  "transaction",
  "paid_on",
  "amount",
  "fee",
] as const;

export type ReportField = (typeof REPORT_FIELDS)[number];

const heading = text({ min: 1, max: 100 });

const words = array(string());

export const reportFormat = object({
  /** The heading of each field's column. */
  columns: object({
    kind: heading,
    payout: heading,
    value_date: heading,
    order: heading,
    transaction: heading,
    paid_on: heading,
    amount: heading,
    fee: heading,
  }),
  /** The words in the column of the kind. */
  kinds: object({ payment: words, chargeback: words, fee: words, payout: words }),
  dates: enums(["YYYY-MM-DD", "DD/MM/YYYY", "YYYYMMDD"]),
  separator: defaulted(enums([",", ";", "\t", "|"]), ","),
  /** The most days from a payment to the value date of its payout. Until then a payment without a line is in transit. */
  transit_days: defaulted(whole({ min: 0, max: 60 }), 4),
  /** Whether the fees of payments reduce what the councils get. A fee without a payment never does. */
  fees_from: defaulted(enums(["councils", "operator"]), "councils"),
});

export type ReportFormat = Infer<typeof reportFormat>;

/** The formats of docs/reconciliation.md. */
const FPX: ReportFormat = {
  columns: {
    kind: "Record Type",
    payout: "Payout Reference",
    value_date: "Value Date",
    order: "Seller Order No",
    transaction: "FPX Transaction ID",
    paid_on: "Transaction Date",
    amount: "Amount (RM)",
    fee: "Fee (RM)",
  },
  kinds: { payment: ["TXN"], chargeback: [], fee: ["FEE"], payout: ["PAYOUT"] },
  dates: "DD/MM/YYYY",
  separator: ",",
  transit_days: 4,
  fees_from: "councils",
};

const CARD: ReportFormat = {
  columns: {
    kind: "Type",
    payout: "Settlement No",
    value_date: "Settlement Date",
    order: "RefNo",
    transaction: "TransId",
    paid_on: "Transaction Date",
    amount: "Amount",
    fee: "MDR",
  },
  kinds: { payment: ["Sale"], chargeback: ["Chargeback"], fee: ["Fee"], payout: ["Payout"] },
  dates: "YYYY-MM-DD",
  separator: ",",
  transit_days: 7,
  fees_from: "councils",
};

export const reportFormats = object({
  fpx: defaulted(reportFormat, () => FPX, { strict: true }),
  card: defaulted(reportFormat, () => CARD, { strict: true }),
});

export type ReportFormats = Infer<typeof reportFormats>;

export const DEFAULT_REPORT_FORMATS: ReportFormats = { fpx: FPX, card: CARD };
