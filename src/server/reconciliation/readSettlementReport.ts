import type { Result, SettlementReport } from "../../api/schemas/reconciliation.ts";
import type { Days } from "../../domain/schemas/dayStructs.ts";
import { noteRecorded } from "../audit/auditLog.ts";
import { writeAct } from "../audit/pendingActs.ts";
import type { Databases } from "../databases/databases.ts";
import { isCardPayment, type Payment } from "../payments/paymentDocument.ts";
import { endMissing, noteDifference } from "./difference.ts";
import { findLinePayments } from "./findLinePayment.ts";
import { type InspectedReport, inspectReport } from "./inspectReport.ts";
import { dayOf, daysLater, paymentsWithoutLine } from "./paymentsWithoutLine.ts";
import { type Reading, type ReconciliationServices, reconcileLine } from "./reconcileLine.ts";
import { refuseForeignReport } from "./refuseForeignReport.ts";
import {
  type Counts,
  claimPayout,
  firstDay,
  hasBegun,
  type JudgedLine,
  NO_RESULTS,
  noteBegun,
  type Progress,
  readPage,
  readPaidLine,
  readProgress,
  readReport,
  reportId,
  reportOfPayout,
  writePage,
  writeProgress,
  writeReport,
} from "./reportDocument.ts";
import type { ReportFormat, ReportFormats } from "./reportFormat.ts";
import { ReportError, type ReportLine, readReportLines } from "./reportLines.ts";

/** The lines of one document. */
const PAGE = 200;

export interface ReadingRequest extends Pick<Reading, "gateway" | "by"> {
  /** Whether a person confirmed that the report is ours, although most of its lines have no payment. */
  readonly isConfirmed: boolean;
}

/**
 * Reads a settlement report and compares it with our payments. The first reading checks the totals, and only a report that agrees is
 * stored. Reading it again, in another process too, changes nothing. After a crash, reading it again goes on.
 *
 * A report makes no payment paid. The audit log names who read it.
 *
 * @param path of the file, which nobody may change meanwhile
 * @param onPage runs after each page of lines
 * @throws ReportError when the report is refused
 */
export async function readSettlementReport(
  services: ReconciliationServices & { readonly databases: Databases },
  formats: ReportFormats,
  path: string,
  { gateway, by, isConfirmed }: ReadingRequest,
  onPage: () => Promise<unknown> = async () => undefined,
): Promise<SettlementReport> {
  const { settlements } = services.databases;
  const format = formats[gateway];
  const inspected = await inspectReport(path, format);
  const reading: Reading = { gateway, by, report: inspected.hash };
  const act = () => ({ at: services.clock.now().toISOString(), by, what: "settlement_report_read" }) as const;
  const readAgain = async (stored: SettlementReport) => {
    await noteRecorded(services.databases, act());
    return stored;
  };
  const known = await readReport(settlements, reading);
  if (known !== undefined) return readAgain(known);
  if (!isConfirmed) await refuseForeignReport(services, readReportLines(path, format));
  // before this report finds a payment missing that an earlier line pays
  await findLinePayments(services);
  await claimPayouts(services, reading, inspected);
  const lines = await reconcileLines(services, reading, readReportLines(path, format), onPage);
  const payments = await reconcilePayments(services, reading, inspected, format);
  const done = act();
  const report: SettlementReport = {
    gateway,
    report: inspected.hash,
    read_at: done.at,
    by,
    payouts: [...inspected.payouts],
    from: inspected.days?.from ?? null,
    through: inspected.days?.through ?? null,
    results: {
      ...lines.results,
      missing_at_gateway: payments.missing_at_gateway,
      in_transit: payments.in_transit,
    },
    chargebacks: lines.chargebacks,
    pages: lines.pages,
  };
  const places = [{ database: "settlements", id: reportId(reading) }] as const;
  if (await writeAct(services.databases, done, places, () => writeReport(settlements, report, done)))
    return report;
  // another process wrote it first
  return readAgain((await readReport(settlements, reading)) ?? report);
}

/**
 * Claims all payouts of the report or none, so that a refused file keeps none from a corrected one.
 * @throws ReportError when another file has one of the payouts, because its lines were compared with that file
 */
async function claimPayouts(
  { databases: { settlements } }: ReconciliationServices,
  reading: Reading,
  { payouts, hash }: InspectedReport,
): Promise<void> {
  const { gateway } = reading;
  for (const { payout } of payouts) {
    const owner = await reportOfPayout(settlements, reading, payout);
    if (owner !== undefined && owner !== hash && (await hasBegun(settlements, { gateway, report: owner })))
      throw readBefore(payout, owner);
  }
  for (const { payout } of payouts) {
    const owner = await claimPayout(settlements, reading, payout);
    if (owner !== hash) throw readBefore(payout, owner);
  }
  await noteBegun(settlements, reading);
  for (const { payout } of payouts) {
    const owner = await reportOfPayout(settlements, reading, payout);
    if (owner !== undefined && owner !== hash) throw readBefore(payout, owner);
  }
}

function readBefore(payout: string, report: string): ReportError {
  return new ReportError("read_before", { payout, report });
}

interface LineResults {
  readonly results: Counts;
  readonly chargebacks: number;
  readonly pages: number;
}

async function reconcileLines(
  services: ReconciliationServices,
  reading: Reading,
  lines: AsyncIterable<ReportLine>,
  onPage: () => Promise<unknown>,
): Promise<LineResults> {
  let counted: LineResults = { results: NO_RESULTS, chargebacks: 0, pages: 0 };
  let waiting: ReportLine[] = [];
  const endPage = async () => {
    const judged = await reconcilePage(services, reading, counted.pages, waiting);
    counted = judged.reduce(withLine, { ...counted, pages: counted.pages + 1 });
    waiting = [];
    await onPage();
  };
  for await (const line of lines) {
    waiting.push(line);
    if (waiting.length >= PAGE) await endPage();
  }
  if (waiting.length > 0) await endPage();
  return counted;
}

/** A page that is stored was compared before a crash, or by another process. */
async function reconcilePage(
  services: ReconciliationServices,
  reading: Reading,
  number: number,
  lines: readonly ReportLine[],
): Promise<readonly JudgedLine[]> {
  const { settlements } = services.databases;
  const stored = await readPage(settlements, reading, number);
  if (stored !== undefined) return stored;
  const judged: JudgedLine[] = [];
  for (const line of lines) judged.push(await reconcileLine(services, reading, line));
  if (await writePage(settlements, reading, number, judged)) return judged;
  return (await readPage(settlements, reading, number)) ?? judged;
}

function withLine(counted: LineResults, { kind, result }: JudgedLine): LineResults {
  if (kind === "chargeback") return { ...counted, chargebacks: counted.chargebacks + 1 };
  return result === null ? counted : { ...counted, results: withResult(counted.results, result) };
}

function withResult(counts: Counts, result: Result): Counts {
  return { ...counts, [result]: counts[result] + 1 };
}

/** Between the time of a proof and the time when every process can read it, at most. */
const LATE_PROOF = 60 * 60_000;

/**
 * The days to compare: those of the report, those from the first one with a payment in transit, and those without a line between the
 * reports. So each day from the first report's on is compared.
 */
function daysToCompare(days: Days, { in_transit_since, examined }: Progress): Days {
  const { from, through } = days;
  if (examined === undefined) return { from: firstDay(from, in_transit_since) ?? from, through };
  return {
    from: firstDay(from, in_transit_since, daysLater(examined.through, 1)) ?? from,
    through: through < examined.from ? daysLater(examined.from, -1) : through,
  };
}

/**
 * The paid payments of these days that no line pays, and those of days compared before that were proven since then: each is in
 * transit, or missing when its payout is overdue. The progress is stored before the report, so a crash in between forgets no payment.
 */
async function reconcilePayments(
  services: ReconciliationServices,
  reading: Reading,
  inspected: InspectedReport,
  { transit_days }: ReportFormat,
): Promise<Pick<Counts, "missing_at_gateway" | "in_transit">> {
  const counted = { missing_at_gateway: 0, in_transit: 0 };
  if (inspected.days === null) return counted;
  const { settlements } = services.databases;
  const before = await readProgress(settlements, reading);
  if (before.last?.report === reading.report) return before.last;
  const proofs_until = new Date(services.clock.now().getTime() - LATE_PROOF).toISOString();
  const days = daysToCompare(inspected.days, before);
  const { examined = days, in_transit_since: waiting } = before;
  const last = inspected.payouts.reduce(
    (latest, { value_date }) => (value_date > latest ? value_date : latest),
    "",
  );
  let since = waiting === null ? null : stillWaiting(waiting, days, examined);
  for await (const payment of paymentsWithoutLine(services, reading, days, before)) {
    const day = dayOf(payment);
    if (last > daysLater(day, transit_days)) {
      counted.missing_at_gateway += 1;
      await noteMissing(services, reading, payment, day);
    } else {
      counted.in_transit += 1;
      since = firstDay(since, day);
    }
  }
  await writeProgress(settlements, reading, before, {
    in_transit_since: since,
    last: { report: reading.report, ...counted },
    examined: {
      from: days.from < examined.from ? days.from : examined.from,
      through: days.through > examined.through ? days.through : examined.through,
      proofs_until,
    },
  });
  return counted;
}

/** The first day after the compared ones that may have a payment in transit. A report of older days does not compare them all. */
function stillWaiting(waiting: string, days: Days, examined: Days): string | null {
  if (waiting > days.through) return waiting;
  return days.through < examined.through ? daysLater(days.through, 1) : null;
}

async function noteMissing(
  { databases: { settlements }, clock }: ReconciliationServices,
  { gateway, report }: Reading,
  payment: Payment,
  paid_on: string,
): Promise<void> {
  const { order_number } = payment;
  const at = clock.now().toISOString();
  await noteDifference(settlements, {
    kind: "missing_at_gateway",
    reason: null,
    gateway,
    report,
    line: null,
    payout: null,
    order_number,
    transaction: (isCardPayment(payment) ? payment.card_transaction : payment.fpx_fpxTxnId) ?? null,
    paid_on,
    payment_id: payment._id,
    reported: null,
    ours: payment.amount,
    found_at: at,
  });
  // another process may have read the payment's line meanwhile
  if ((await readPaidLine(settlements, { gateway }, order_number)) !== undefined)
    await endMissing(settlements, gateway, order_number, at);
}
