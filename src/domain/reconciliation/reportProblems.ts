/** Why a settlement report is refused, with the words of the command and of the English desk. `{{line}}` is filled in. */

const CELL = 'Line {{line}}, column "{{column}}": {{cell}}';

const SETTING = "KAUNTER_SETTLEMENT_REPORTS";

const CORRECTED = "Ask the provider for a corrected report.";

export const REPORT_PROBLEMS = {
  not_utf8: "The file is not UTF-8. Export the report again as CSV in UTF-8.",
  row_length:
    "The file is no table: line {{line}} has too few or too many cells. Export the report again as CSV.",
  open_quote: "The file is no table: a quotation mark has no end. Export the report again as CSV.",
  row_too_long:
    "The file is no table: a row is longer than 64 kB at line {{line}}. It has no end of line, or a quotation mark has no end. Export the report again as CSV.",
  no_table: "The file is no table: line {{line}} cannot be read. Export the report again as CSV.",
  column_missing: `The first line has no column "{{column}}" for the field {{field}}. Check the report and the setting ${SETTING}.`,
  column_repeated: `The first line has {{places}} columns "{{column}}" for the field {{field}}. Check the report and the setting ${SETTING}.`,
  no_lines: "The file has no line after the headings. Export the report again.",
  no_reference: `${CELL} is no reference. A reference begins with a letter or digit and has at most 40 characters.`,
  no_amount: `${CELL} is no amount. An amount is ringgit with at most two decimals, such as 1234.50.`,
  no_date: `${CELL} is no date. A date of this report is written {{form}}.`,
  no_kind: `${CELL} is no kind of line. The setting ${SETTING} says which words mean which kind.`,
  no_payout: `${CELL} is empty. Each line names its payout.`,
  no_value_date: `${CELL} is empty. Each line has the value date of its payout.`,
  no_order: `${CELL} is empty, and so is the number of the transaction. One of them is needed.`,
  no_day: `${CELL} is empty. A payment has a day.`,
  payment_not_above_zero: `${CELL} is the amount of a payment. It must be above 0.`,
  chargeback_not_below_zero: `${CELL} is the amount of a chargeback. It must be below 0.`,
  fee_with_amount: `${CELL} is in the line of a fee. It must be empty there.`,
  payout_with_fee: `${CELL} is in the line of a payout. It must be empty there.`,
  too_many_payouts:
    "Line {{line}}: the file has more than {{most}} payouts. Check that the column of the payout names payouts and not payments, or read the report in parts.",
  value_dates_differ: `Line {{line}}: the payout {{payout}} has the value date {{value_date}} here, and {{earlier}} in an earlier line. ${CORRECTED}`,
  second_amount: `Line {{line}}: the payout {{payout}} has a second line with its amount. ${CORRECTED}`,
  sum_too_large:
    "Line {{line}}: the sum of the payout {{payout}} is too large for any payout. Check the columns of the amounts.",
  payout_without_amount:
    "The payout {{payout}} has no line with its amount, so nothing proves its lines. Ask the provider for a complete report.",
  totals_differ: `The lines of the payout {{payout}} less their fees are RM {{sum}}, and the payout is RM {{amount}}. ${CORRECTED}`,
  read_before:
    "The payout {{payout}} was read before, from another file (SHA-256 {{report}}). Read one file of a payout only.",
  foreign_report:
    "{{unknown}} of the {{payments}} payment lines have no payment of ours, so the file is probably another merchant's. Confirm the report to read it all the same.",
};

export type ReportProblem = keyof typeof REPORT_PROBLEMS;

export const REPORT_PROBLEM_KINDS = Object.keys(REPORT_PROBLEMS) as readonly ReportProblem[];

/** What a problem's words name, such as the line and the column. */
export type ReportProblemValues = Readonly<Record<string, string>>;

/** The problem in English, for the command. */
export function reportProblemInEnglish(kind: ReportProblem, values: ReportProblemValues): string {
  return REPORT_PROBLEMS[kind].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
}
