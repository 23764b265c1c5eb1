import { isDeepStrictEqual } from "node:util";
import { COUNCIL_CODES, type CouncilCode } from "../../domain/councils.ts";
import { isPaymentId, type PaymentId } from "../../domain/identifiers.ts";
import { endOfMalaysiaDay, malaysiaDate } from "../../domain/malaysiaTime.ts";
import { identifierOf, parseIdentifier } from "../../domain/remittanceNumber.ts";
import { markRemitted } from "../bills/settlements.ts";
import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/databases.ts";
import { changeDocuments, type StoredDocument } from "../databases/documentStore.ts";
import { everyIdBetween } from "../databases/everyDocument.ts";
import { StoredDataError } from "../databases/readStored.ts";
import { REFUNDS_TO_REMIT_VIEW, TO_REMIT_VIEW } from "../databases/views.ts";
import type { Log } from "../log.ts";
import { paymentAsDocument, paymentOf, readPayment } from "../payments/paymentDocument.ts";
import { changeRefundCase, refundCaseOfDocument } from "../refunds/refundCases.ts";
import {
  linesOfRemittance,
  NO_SUMS,
  pageAsDocument,
  type Remittance,
  type RemittanceHead,
  type RemittanceLine,
  readHead,
  readRemittance,
  remittanceAsDocument,
  writeHead,
} from "./remittanceDocument.ts";
import { linesOfPayment, linesOfRefund, paidAt, totalOf } from "./remittanceLines.ts";

/**
 * Closes a council's days. A remittance gets the payments and the paid-out refunds that no earlier remittance has and whose bank
 * time is before the end of its day. A payment that is proven late goes into the next closed day, with its own time.
 *
 * Two processes, or a repetition after a crash, give the same remittances: a remittance's id is derived from its number, so only
 * one process writes it. Its payments are marked before the next number is given out, so none is in two.
 */

export interface ClosingServices {
  readonly databases: Pick<Databases, "all_payments" | "settlements">;
  readonly clock: Clock;
  readonly log: Log;
}

/** The lines of one document of the database, at most. */
const PAGE = 200;

/** A day that has not ended cannot be closed. */
export class OpenDayError extends Error {
  override readonly name = "OpenDayError";
}

/**
 * Closes every council's days up to and including one.
 * @param day in Malaysia, YYYY-MM-DD; by default yesterday
 * @returns the identifiers of the new remittances
 * @throws OpenDayError for today and later days. Any other failure of one council is thrown after the other councils are closed
 */
export async function closeAllRemittances(
  services: ClosingServices,
  day: string = yesterday(services.clock),
): Promise<readonly string[]> {
  const made: string[] = [];
  const failures: unknown[] = [];
  for (const council of COUNCIL_CODES) {
    try {
      made.push(...(await closeRemittances(services, council, day)));
    } catch (failure) {
      if (failure instanceof OpenDayError) throw failure;
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw failures[0];
  return made;
}

/** The same for one council. */
export async function closeRemittances(
  services: ClosingServices,
  council: CouncilCode,
  through: string,
): Promise<readonly string[]> {
  if (endOfMalaysiaDay(through) > services.clock.now().toISOString())
    throw new OpenDayError(`The day ${through} has not ended.`);
  const { settlements } = services.databases;
  const made: string[] = [];
  for (;;) {
    await completeMarks(services.databases, council);
    const head = await readHead(settlements, council);
    if (head !== undefined && head.closed_through >= through) return made;
    const closed = await closeDay(services, council, head, through);
    if (closed !== undefined) made.push(closed);
  }
}

/** Completes the marks of a council's last remittance, which a crash can interrupt. Until then it closes no other. */
export async function completeMarks(
  databases: ClosingServices["databases"],
  council: CouncilCode,
): Promise<void> {
  for (;;) {
    const head = await readHead(databases.settlements, council);
    if (head?.last == null || head.marked) return;
    await markLines(databases, head.last);
    await writeHead(databases.settlements, { ...head, marked: true });
  }
}

function yesterday(clock: Clock): string {
  return malaysiaDate(new Date(clock.now().getTime() - 24 * 60 * 60_000));
}

/** Closes the next day that has a line. Returns the new remittance, or undefined when there was none or another process wrote it. */
async function closeDay(
  services: ClosingServices,
  council: CouncilCode,
  head: RemittanceHead | undefined,
  through: string,
): Promise<string | undefined> {
  const { settlements } = services.databases;
  const after = head === undefined ? "" : endOfMalaysiaDay(head.closed_through);
  const day = await firstDay(services, council, { after, through });
  // the last day also takes payments that were proven late
  const from = day === through ? "" : after;
  const draft = await writePages(services, council, { from, until: endOfMalaysiaDay(day) });
  const next = { _rev: head?._rev, council, closed_through: day };
  if (draft.pages.length === 0) {
    await writeHead(settlements, { ...next, last: head?.last ?? null, marked: true });
    return undefined;
  }
  const remittance = identifierOf(numberAfter(council, head?.last ?? null, day));
  const isOurs = await settlements.write(
    remittanceAsDocument({
      ...draft,
      remittance,
      council,
      day,
      closed_at: services.clock.now().toISOString(),
    }),
  );
  // the stored document counts, no matter which process wrote it
  const stored = await readRemittance(settlements, remittance);
  if (stored === undefined) return undefined;
  await writeHead(settlements, { ...next, closed_through: stored.day, last: remittance, marked: false });
  return isOurs ? remittance : undefined;
}

/** The numbers of a council begin with 1 each year. */
function numberAfter(council: CouncilCode, last: string | null, day: string) {
  const year = day.slice(0, 4);
  const former = last === null ? undefined : parseIdentifier(last);
  return { council, year, number: former?.year === year ? former.number + 1 : 1 };
}

/** The first day after the closed ones with a payment or a refund. When there is none, the last day to close. */
async function firstDay(
  services: ClosingServices,
  council: CouncilCode,
  { after, through }: { readonly after: string; readonly through: string },
): Promise<string> {
  for await (const { at } of entriesBetween(services, council, {
    from: after,
    until: endOfMalaysiaDay(through),
  }))
    return malaysiaDate(new Date(at));
  return through;
}

type Draft = Omit<Remittance, "remittance" | "council" | "day" | "closed_at">;

/** Writes the lines, page by page. The remittance that names the pages is written afterwards and publishes them. */
async function writePages(
  services: ClosingServices,
  council: CouncilCode,
  between: { readonly from: string; readonly until: string },
): Promise<Draft> {
  let draft: Draft = { ...NO_SUMS, pages: [] };
  let waiting: RemittanceLine[] = [];
  const write = async () => {
    const page = pageAsDocument(waiting.splice(0, PAGE));
    // a page that exists has the same content
    await services.databases.settlements.write(page);
    draft = { ...draft, pages: [...draft.pages, page._id] };
  };
  for await (const { lines } of entriesBetween(services, council, between)) {
    for (const line of lines) draft = withLine(draft, line);
    waiting = [...waiting, ...lines];
    while (waiting.length >= PAGE) await write();
  }
  if (waiting.length > 0) await write();
  return draft;
}

function withLine(draft: Draft, line: RemittanceLine): Draft {
  const { charge, method, kind } = line;
  const added = (before: Draft["total"] | undefined) => totalOf([line], before);
  return {
    ...draft,
    total: added(draft.total),
    payments: kind === "payment" ? added(draft.payments) : draft.payments,
    refunds: kind === "refund" ? added(draft.refunds) : draft.refunds,
    chargebacks: kind === "chargeback" ? added(draft.chargebacks) : draft.chargebacks,
    by_charge: { ...draft.by_charge, [charge]: added(draft.by_charge[charge]) },
    by_method: { ...draft.by_method, [method]: added(draft.by_method[method]) },
  };
}

/** The lines of a council that are in no remittance yet and whose time is before another. */
export async function* openLines(
  services: ClosingServices,
  council: CouncilCode,
  until: string,
): AsyncGenerator<RemittanceLine> {
  for await (const { lines } of entriesBetween(services, council, { from: "", until })) yield* lines;
}

interface Entry {
  /** When the bank took the money, or the refund was recorded. UTC. */
  readonly at: string;
  readonly lines: readonly RemittanceLine[];
}

/**
 * The payments and refunds of a council that are in no remittance yet, by time: first all payments, then all refunds. A document that
 * cannot be read stops no other: it is logged, and goes into a later remittance after its repair.
 */
async function* entriesBetween(
  { databases, log }: ClosingServices,
  council: CouncilCode,
  { from, until }: { readonly from: string; readonly until: string },
): AsyncGenerator<Entry> {
  const { all_payments, settlements } = databases;
  const range = [`${council} ${from}`, `${council} ${until}`] as const;
  for await (const ids of everyIdBetween(all_payments, TO_REMIT_VIEW, ...range))
    for (const document of await all_payments.readAll(ids)) {
      const entry = await readable(document._id, log, async () => entryOfPayment(document, council));
      if (entry !== undefined) yield entry;
    }
  // a case with several payouts is listed for each; a council has few refunds
  const cases = new Set<string>();
  for await (const ids of everyIdBetween(settlements, REFUNDS_TO_REMIT_VIEW, ...range))
    for (const id of ids) cases.add(id);
  for (const id of cases) {
    const entries = await readable(id, log, async () => {
      const document = await settlements.read(id);
      return document && (await entriesOfRefund(databases, document, council));
    });
    yield* (entries ?? []).filter(({ at }) => at >= from && at < until);
  }
}

async function readable<Read>(
  id: string,
  log: Log,
  read: () => Promise<Read | undefined>,
): Promise<Read | undefined> {
  try {
    return await read();
  } catch (failure) {
    if (!(failure instanceof StoredDataError)) throw failure;
    log({ event: "remittance_left_out", document: id });
    return undefined;
  }
}

// A view may be behind its database, so the document itself says whether it is in a remittance.

function entryOfPayment(document: StoredDocument, council: CouncilCode): Entry | undefined {
  const payment = paymentOf(document);
  if (payment.status !== "paid" || payment.remitted?.[council] !== undefined) return undefined;
  return { at: paidAt(payment), lines: linesOfPayment(payment, council) };
}

async function entriesOfRefund(
  { all_payments }: ClosingServices["databases"],
  document: StoredDocument,
  council: CouncilCode,
): Promise<readonly Entry[]> {
  const refund = refundCaseOfDocument(document);
  const payment = await readPayment(all_payments, refund.payment_id);
  if (payment === undefined) return [];
  return refund.payouts
    .filter(({ record_id, remittance }) => remittance === undefined && isOf(council, record_id))
    .map((payout) => ({ at: payout.at, lines: linesOfRefund(refund, payout, { payment, council }) }));
}

function isOf(council: CouncilCode, recordId: string): boolean {
  return recordId.startsWith(`${council}:`);
}

/** Marks each payment, settlement and refund of a remittance as part of it. Repeating it changes nothing. */
async function markLines(
  { all_payments, settlements }: ClosingServices["databases"],
  identifier: string,
): Promise<void> {
  const remittance = await readRemittance(settlements, identifier);
  if (remittance === undefined)
    throw new Error(`the remittance ${identifier} is missing: restore it from a backup`);
  const { council } = remittance;
  const waiting: PaymentId[] = [];
  const markWaiting = () =>
    markPayments({ all_payments, settlements }, waiting.splice(0), council, identifier);
  for await (const { kind, payment_id, order_number, paid_at } of linesOfRemittance(
    settlements,
    remittance,
  )) {
    if (!isPaymentId(payment_id)) continue;
    if (kind === "payment") {
      // a payment's lines are next to each other
      if (payment_id === waiting.at(-1)) continue;
      if (waiting.length >= PAGE) await markWaiting();
      waiting.push(payment_id);
    } else
      await changeRefundCase(settlements, { order_number }, (refund) => {
        const payouts = refund.payouts.map((payout) =>
          payout.remittance === undefined && payout.at === paid_at && isOf(council, payout.record_id)
            ? { ...payout, remittance: identifier }
            : payout,
        );
        return isDeepStrictEqual(payouts, refund.payouts) ? undefined : { ...refund, payouts };
      });
  }
  await markWaiting();
}

async function markPayments(
  { all_payments, settlements }: ClosingServices["databases"],
  ids: readonly PaymentId[],
  council: CouncilCode,
  remittance: string,
): Promise<void> {
  const documents = await changeDocuments(all_payments, ids, (stored) => {
    const payment = paymentOf(stored);
    return payment.remitted?.[council] === undefined
      ? paymentAsDocument({ ...payment, remitted: { ...payment.remitted, [council]: remittance } })
      : undefined;
  });
  const settled = documents
    .map(paymentOf)
    .flatMap(({ order_number, settles }) =>
      settles
        .filter(({ record_id }) => isOf(council, record_id))
        .map(({ record_id }) => ({ record_id, order_number })),
    );
  await markRemitted(settlements, settled, remittance);
}
