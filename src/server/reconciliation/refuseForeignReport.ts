import { knownOrders } from "../payments/paymentAccess.ts";
import { paymentOfLine, type ReconciliationServices } from "./reconcileLine.ts";
import { ReportError, type ReportLine } from "./reportLines.ts";

/** A person may confirm that the report is ours. */
export class ForeignReport extends ReportError {}

/** A file with fewer payment lines leaves few differences, which persons can end one by one. */
const MANY = 100;

/** The lines that are looked up at once. */
const PAGE = 200;

/**
 * Refuses a report that is probably another merchant's, before anything of it is stored: most of its many payment lines have no
 * payment of ours.
 * @throws ForeignReport
 */
export async function refuseForeignReport(
  { databases }: Pick<ReconciliationServices, "databases">,
  lines: AsyncIterable<ReportLine>,
): Promise<void> {
  const counted = { payments: 0, unknown: 0 };
  let waiting: ReportLine[] = [];
  const endPage = async () => {
    counted.payments += waiting.length;
    counted.unknown += await withoutPayment(databases, waiting);
    waiting = [];
  };
  for await (const line of lines) {
    if (line.kind !== "payment") continue;
    waiting.push(line);
    if (waiting.length >= PAGE) await endPage();
  }
  await endPage();
  const { payments, unknown } = counted;
  if (payments >= MANY && unknown * 2 > payments)
    throw new ForeignReport("foreign_report", { unknown: String(unknown), payments: String(payments) });
}

/** The number of these lines that have no payment of ours. */
async function withoutPayment(
  databases: ReconciliationServices["databases"],
  lines: readonly ReportLine[],
): Promise<number> {
  const orders = lines.flatMap(({ order }) => order ?? []);
  const known = await knownOrders(databases.handles, orders);
  let unknown = orders.filter((order) => !known.has(order)).length;
  for (const line of lines)
    if (line.order === null && (await paymentOfLine(databases, line)) === undefined) unknown += 1;
  return unknown;
}
