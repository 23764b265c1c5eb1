import { array, enums, type Infer, nullable, object, optional, string } from "superstruct";
import {
  type counts,
  RESULTS,
  type SettlementReport,
  settlementReport,
  UNKNOWN_REASONS,
} from "../../api/schemas/reconciliation.ts";
import { ringgitFromSen } from "../../domain/money.ts";
import { codec, ringgit, type WireObject } from "../../domain/schemas/codec.ts";
import { day } from "../../domain/schemas/dayStructs.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { whole } from "../../domain/schemas/limits.ts";
import type { RecordedAct } from "../audit/auditLog.ts";
import type { DocumentStore, NewDocument } from "../databases/documentStore.ts";
import { everyDocument } from "../databases/everyDocument.ts";
import { readStored } from "../databases/readStored.ts";
import { LINE_KINDS } from "./reportFormat.ts";

/**
 * The documents of a settlement report, in the database `settlements`: the report, one that says that it has begun, pages with its
 * lines and their results, a document for each of its payouts, and one for each payment that a line pays. A document never changes
 * after it is written, with one exception: another report may take the payout of a report that never began. Amounts are ringgit in
 * the documents and sen in memory.
 */

export type Counts = Infer<typeof counts>;

export const NO_RESULTS: Counts = {
  matched: 0,
  missing_at_gateway: 0,
  unknown_to_us: 0,
  amount_differs: 0,
  in_transit: 0,
};

const judgedLine = object({
  line: whole({ min: 1 }),
  kind: enums(LINE_KINDS),
  payout: string(),
  value_date: day,
  order: nullable(string()),
  transaction: nullable(string()),
  paid_on: nullable(day),
  amount: ringgit,
  fee: ringgit,
  /** Null for a fee and for the line of a payout. */
  result: nullable(enums(RESULTS)),
  reason: nullable(enums(UNKNOWN_REASONS)),
  /** The payment that the line names, if we have it. */
  payment_id: nullable(paymentId),
});

export type JudgedLine = Infer<typeof judgedLine>;

const page = object({ lines: array(judgedLine) });

const lineCodec = codec(judgedLine);

export type GatewayNamed = Pick<SettlementReport, "gateway">;
export type ReportNamed = Pick<SettlementReport, "gateway" | "report">;

export const reportId = ({ gateway, report }: ReportNamed): string =>
  `settlement_report:${gateway}:${report}`;

const pageId = (named: ReportNamed, number: number): string =>
  `${reportId(named)}:lines:${String(number).padStart(6, "0")}`;

/** @throws StoredDataError */
export async function readReport(
  settlements: DocumentStore,
  named: ReportNamed,
): Promise<SettlementReport | undefined> {
  const document = await settlements.read(reportId(named));
  return document && readStored(document, settlementReport);
}

/** @param last_act the reading, for the audit log. Returns false when another process wrote the report first. */
export async function writeReport(
  settlements: DocumentStore,
  report: SettlementReport,
  last_act: RecordedAct,
): Promise<boolean> {
  const document = { ...reportOnWire(report), _id: reportId(report), type: "settlement_report", last_act };
  return (await settlements.write(document)) !== undefined;
}

export function reportOnWire(report: SettlementReport): WireObject {
  return {
    ...report,
    payouts: report.payouts.map((one) => ({
      ...one,
      amount: ringgitFromSen(one.amount),
      gross: ringgitFromSen(one.gross),
      fees: ringgitFromSen(one.fees),
    })),
  };
}

/** @throws StoredDataError */
export async function readPage(
  settlements: DocumentStore,
  named: ReportNamed,
  number: number,
): Promise<readonly JudgedLine[] | undefined> {
  const document = await settlements.read(pageId(named, number));
  return document && readStored(document, page).lines;
}

/** Returns false when another process wrote it first. */
export async function writePage(
  settlements: DocumentStore,
  named: ReportNamed,
  number: number,
  lines: readonly JudgedLine[],
): Promise<boolean> {
  const revision = await settlements.write({
    _id: pageId(named, number),
    type: "settlement_report_lines",
    lines: lines.map(lineCodec.write),
  });
  return revision !== undefined;
}

/** The lines of a report, page by page. @throws StoredDataError, Error when a page is missing */
export async function* pagesOfReport(
  settlements: DocumentStore,
  report: SettlementReport,
): AsyncGenerator<readonly JudgedLine[]> {
  for (let number = 0; number < report.pages; number += 1) {
    const lines = await readPage(settlements, report, number);
    if (lines === undefined)
      throw new Error(
        `the page ${number} of the report ${report.report} is missing: restore it from a backup`,
      );
    yield lines;
  }
}

const payoutId = (gateway: string, reference: string): string => `settlement_payout:${gateway}:${reference}`;

const payoutDocument = object({ report: string() });

/** The hash of the report with this payout, or undefined. */
export async function reportOfPayout(
  settlements: DocumentStore,
  { gateway }: GatewayNamed,
  reference: string,
): Promise<string | undefined> {
  const document = await settlements.read(payoutId(gateway, reference));
  return document && readStored(document, payoutDocument).report;
}

/** The reports of a gateway that were read whole, each once. */
export async function* everyReport(
  settlements: DocumentStore,
  { gateway }: GatewayNamed,
): AsyncGenerator<SettlementReport> {
  const seen = new Set<string>();
  for await (const document of everyDocument(settlements, payoutId(gateway, ""))) {
    const { report: hash } = readStored(document, payoutDocument);
    if (seen.has(hash)) continue;
    seen.add(hash);
    const report = await readReport(settlements, { gateway, report: hash });
    if (report !== undefined) yield report;
  }
}

/**
 * Notes the report of a payout, unless another report has it and has begun.
 * @returns the report that has the payout now
 */
export async function claimPayout(
  settlements: DocumentStore,
  { gateway, report }: ReportNamed,
  reference: string,
): Promise<string> {
  const _id = payoutId(gateway, reference);
  for (;;) {
    const document = await settlements.read(_id);
    const owner = document && readStored(document, payoutDocument).report;
    if (
      owner !== undefined &&
      (owner === report || (await hasBegun(settlements, { gateway, report: owner })))
    )
      return owner;
    const revision = document === undefined ? {} : { _rev: document._rev };
    if (!(await settlements.write({ ...revision, _id, type: "settlement_payout", report }))) continue;
    // a report that begins writes that first and then looks at its payouts, so one of the two notices the other
    return owner !== undefined && (await hasBegun(settlements, { gateway, report: owner })) ? owner : report;
  }
}

const begunId = (named: ReportNamed): string => `${reportId(named)}:begun`;

/** Notes that the comparison of a report's lines begins. From now on no other report gets its payouts. */
export async function noteBegun(settlements: DocumentStore, named: ReportNamed): Promise<void> {
  await settlements.write({ _id: begunId(named), type: "settlement_report_begun" });
}

/** Whether lines of a report may have been compared. */
export async function hasBegun(settlements: DocumentStore, named: ReportNamed): Promise<boolean> {
  return (await settlements.readAll([begunId(named), pageId(named, 0), reportId(named)])).length > 0;
}

const paidLine = object({
  report: string(),
  line: whole({ min: 1 }),
  result: enums(RESULTS),
  reason: nullable(enums(UNKNOWN_REASONS)),
});

/** The line that pays a payment. */
export type PaidLine = Infer<typeof paidLine>;

/** One payment has one such document, so that two lines never pay it. */
function paidLineId({ gateway }: GatewayNamed, order: string): string {
  return `settled_line:${gateway}:${order}`;
}

export async function readPaidLine(
  settlements: DocumentStore,
  gateway: GatewayNamed,
  order: string,
): Promise<PaidLine | undefined> {
  const document = await settlements.read(paidLineId(gateway, order));
  return document && readStored(document, paidLine);
}

/** The lines that pay the payments of these order numbers, by the order number. */
export async function readPaidLines(
  settlements: DocumentStore,
  gateway: GatewayNamed,
  orders: readonly string[],
): Promise<ReadonlyMap<string, PaidLine>> {
  const byId = new Map(orders.map((order) => [paidLineId(gateway, order), order]));
  const found = await settlements.readAll([...byId.keys()]);
  return new Map(found.map((document) => [byId.get(document._id) ?? "", readStored(document, paidLine)]));
}

/** Returns false when another line pays the payment. */
export async function writePaidLine(
  settlements: DocumentStore,
  gateway: GatewayNamed,
  order: string,
  line: PaidLine,
): Promise<boolean> {
  const document: NewDocument = { _id: paidLineId(gateway, order), type: "settled_line", ...line };
  return (await settlements.write(document)) !== undefined;
}

const progress = object({
  /** The first day with a payment that was in transit after the last report. */
  in_transit_since: nullable(day),
  /** The last report, and what it found of payments without a line. */
  last: optional(
    object({ report: string(), missing_at_gateway: whole({ min: 0 }), in_transit: whole({ min: 0 }) }),
  ),
  /** The days whose payments were compared, without a gap, and the time until which the portal's proofs were. */
  examined: optional(object({ from: day, through: day, proofs_until: instant })),
});

/** How far the payments of a gateway were compared. */
export type Progress = Infer<typeof progress>;

const progressId = ({ gateway }: GatewayNamed): string => `reconciliation_progress:${gateway}`;

export async function readProgress(settlements: DocumentStore, gateway: GatewayNamed): Promise<Progress> {
  const document = await settlements.read(progressId(gateway));
  return document === undefined ? { in_transit_since: null } : readStored(document, progress);
}

/**
 * Writes the progress after a report. When another process has read another report meanwhile, no payment of either is forgotten.
 * @param before what this process had read
 */
export async function writeProgress(
  settlements: DocumentStore,
  gateway: GatewayNamed,
  before: Progress,
  next: Progress,
): Promise<void> {
  const _id = progressId(gateway);
  for (;;) {
    const document = await settlements.read(_id);
    const stored = document && readStored(document, progress);
    if (stored?.last?.report === next.last?.report) return;
    const isSame = stored?.last?.report === before.last?.report;
    const merged = stored === undefined || isSame ? next : withOther(next, stored);
    const revision = document === undefined ? {} : { _rev: document._rev };
    if (await settlements.write({ ...revision, _id, type: "reconciliation_progress", ...merged })) return;
  }
}

function withOther(next: Progress, other: Progress): Progress {
  const [one, two] = [next.examined, other.examined];
  return {
    ...next,
    in_transit_since: firstDay(next.in_transit_since, other.in_transit_since),
    examined: one && two ? withDaysOf(one, two) : (one ?? two),
  };
}

type Examined = NonNullable<Progress["examined"]>;

function withDaysOf(one: Examined, other: Examined): Examined {
  return {
    from: one.from < other.from ? one.from : other.from,
    through: one.through > other.through ? one.through : other.through,
    proofs_until: one.proofs_until < other.proofs_until ? one.proofs_until : other.proofs_until,
  };
}

/** The earliest of these days. */
export function firstDay(...days: readonly (string | null)[]): string | null {
  return days.filter((one) => one !== null).sort()[0] ?? null;
}
