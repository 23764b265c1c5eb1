import { type Cell, csvRows, UTF8_MARK } from "../../domain/csv.ts";
import { ringgitFromSen, type Sen } from "../../domain/money.ts";
import { REPORT_COLUMNS, type ReportRequest, type ReportRow } from "./periodReport.ts";

const HEADINGS = ["period", "council", "group", "name", ...REPORT_COLUMNS];

/** The rows of a period as CSV, piece by piece. Amounts are ringgit. */
export async function* periodReportCsv(
  { period }: ReportRequest,
  rows: readonly ReportRow[],
): AsyncGenerator<string> {
  yield `${UTF8_MARK}${csvRows([HEADINGS])}`;
  for (const row of rows) yield csvRows([cellsOf(period, row)]);
}

function cellsOf(period: string, row: ReportRow): readonly Cell[] {
  return [
    period,
    row.council,
    row.group,
    row.group === "payout" ? { reference: row.name } : row.name,
    row.remittance ?? "",
    row.value_date ?? "",
    row.gateway ?? "",
    row.lines === undefined ? "" : String(row.lines),
    ...[row.payments, row.refunds, row.chargebacks, row.unassigned, row.fees, row.amount].map(amountCell),
  ];
}

function amountCell(amount: Sen | undefined): Cell {
  return amount === undefined ? "" : { amount: ringgitFromSen(amount) };
}
