import { type Cell, csvRows, UTF8_MARK } from "../../domain/csv.ts";
import { malaysiaDate } from "../../domain/malaysiaTime.ts";
import { ringgitFromSen } from "../../domain/money.ts";
import type { Remittance, RemittanceLine } from "./remittanceDocument.ts";

const HEADINGS = [
  "remittance",
  "day",
  "line",
  "kind",
  "receipt_no",
  "order_number",
  "charge",
  "bill",
  "period",
  "parts",
  "gross",
  "discount",
  "amount",
  "method",
  "method_code",
  "gateway_transaction",
  "authorization",
  "paid_on",
  "paid_at_utc",
  "payer",
  "refund_note",
] as const;

/**
 * A remittance as CSV: the headings, one row a line, and a row with the total. Amounts are ringgit with two decimals. `paid_on` is
 * the day in Malaysia.
 */
export async function* remittanceCsv(
  remittance: Remittance,
  lines: AsyncIterable<RemittanceLine>,
): AsyncGenerator<string> {
  yield `${UTF8_MARK}${csvRows([HEADINGS])}`;
  let number = 0;
  for await (const line of lines) {
    number += 1;
    yield csvRows([rowOf(remittance, number, line)]);
  }
  const { day, total } = remittance;
  const cells = new Map<string, Cell>([
    ["remittance", remittance.remittance],
    ["day", day],
    ["kind", "total"],
    ["amount", { amount: ringgitFromSen(total.amount) }],
  ]);
  yield csvRows([HEADINGS.map((heading) => cells.get(heading) ?? "")]);
}

function rowOf({ remittance, day }: Remittance, number: number, line: RemittanceLine): readonly Cell[] {
  const parts = Object.entries(line.parts).map(([part, amount]) => `${part} ${ringgitFromSen(amount)}`);
  return [
    remittance,
    day,
    String(number),
    line.kind,
    line.receipt_no ?? "",
    { reference: line.order_number },
    line.charge,
    { reference: line.bill },
    { reference: line.period ?? "" },
    parts.join("; "),
    { amount: ringgitFromSen(line.gross) },
    { amount: ringgitFromSen(line.discount) },
    { amount: ringgitFromSen(line.amount) },
    line.method,
    { reference: line.method_code },
    { reference: line.gateway_transaction ?? "" },
    { reference: line.authorization ?? "" },
    malaysiaDate(new Date(line.paid_at)),
    line.paid_at,
    line.payer,
    { reference: line.refund_note ?? "" },
  ];
}
