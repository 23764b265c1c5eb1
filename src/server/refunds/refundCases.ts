import { array, enums, type Infer, object, optional, record, string } from "superstruct";
import type { Refund } from "../../api/schemas/payment.ts";
import { refundLogEntry } from "../../api/schemas/refund.ts";
import type { Settled } from "../../charges/charge.ts";
import { chargeOf, readLine } from "../../charges/lines.ts";
import type { OrderNumber, PaymentId } from "../../domain/identifiers.ts";
import { add, NOTHING, ringgitFromSen, type Sen } from "../../domain/money.ts";
import { isOrderNumber } from "../../domain/payments/orderNumber.ts";
import { REFUND_STATES, type RefundState, type RefundStep } from "../../domain/payments/refundState.ts";
import { ringgit, type WireObject } from "../../domain/schemas/codec.ts";
import { day } from "../../domain/schemas/dayStructs.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { orderNumberText } from "../../domain/schemas/paymentNumberStructs.ts";
import { writeSettled } from "../bills/settlements.ts";
import { sha256 } from "../crypto.ts";
import {
  changeDocument,
  type DocumentStore,
  type NewDocument,
  type StoredDocument,
} from "../databases/documentStore.ts";
import { everyDocument } from "../databases/everyDocument.ts";
import { asStored, ifReadable, readStored } from "../databases/readStored.ts";
import type { Payment } from "../payments/paymentDocument.ts";
import { paidThrough } from "../payments/priceLines.ts";

const parts = record(string(), ringgit);

/** The council's figures that a case was judged on: a licence's period, and what the record owed before any payment of the list. */
const figures = object({
  as_of: optional(instant),
  posted_through: optional(string()),
  period: optional(string()),
  owed: parts,
});

const judgement = object({
  /** The amounts that the payment took off the record although nobody owed them, before reductions. */
  settled: parts,
  figures,
  /** The payments of the record that were known. */
  order_numbers: array(orderNumberText),
});

/** Money that went back to the payer for one bill. */
const payout = object({
  /** When a person recorded it, an instant in UTC. */
  at: instant,
  /** The day of the transfer in Malaysia. Absent in a payout of a chargeback. */
  transferred_on: optional(day),
  record_id: string(),
  /** The amounts that it takes off the settlement, before reductions. */
  settled: parts,
  /** The ringgit that went back. */
  paid: parts,
  /** The person's user name, and the transfer's reference. */
  by: string(),
  note: string(),
  /** The remittance in which the council learned of it. */
  remittance: optional(string()),
});

export type Payout = Infer<typeof payout>;

/** Money that a person wants to return, beyond the amounts that nobody owed: before and after reductions. */
const request = object({ settled: parts, paid: parts });

export type RefundRequestOfBill = Infer<typeof request>;

/** A second person's approval of the amounts. */
const approval = object({
  at: instant,
  by: string(),
  /** The amounts that it covers, as a hash. */
  amounts: string(),
});

/** A payment that paid amounts that nobody owed, with the money paid for them, by the record and its parts. */
const refundCase = object({
  payment_id: paymentId,
  opened_at: instant,
  status: enums(REFUND_STATES),
  bills: record(string(), parts),
  /** Absent in a case from before judgements were stored. */
  judged: optional(record(string(), judgement)),
  /** By the record's id. */
  requested: optional(record(string(), request)),
  approval: optional(approval),
  log: optional(array(refundLogEntry)),
  /** Oldest first. They stay when the case opens again: its amounts are those that are still to be refunded. */
  payouts: optional(array(payout)),
});

export type Figures = Infer<typeof figures>;
export type RefundLogEntry = Infer<typeof refundLogEntry>;

export interface BillCase {
  /** To be refunded, after reductions. */
  readonly paid: Settled;
  /** Absent in a case from before judgements were stored, like the others. */
  readonly settled?: Settled | undefined;
  readonly figures?: Figures | undefined;
  readonly order_numbers?: readonly OrderNumber[] | undefined;
}

export interface RefundCase {
  readonly payment_id: PaymentId;
  /** When it was opened, an instant in UTC. */
  readonly opened_at: string;
  readonly status: RefundState;
  /** By the record's id. */
  readonly bills: Readonly<Record<string, BillCase>>;
  /** What persons asked to return besides, by the record's id. */
  readonly requested?: Readonly<Record<string, RefundRequestOfBill>> | undefined;
  readonly approval?: Infer<typeof approval> | undefined;
  readonly log: readonly RefundLogEntry[];
  readonly payouts: readonly Payout[];
}

export interface StoredRefundCase extends RefundCase {
  readonly _rev: string;
}

/**
 * Whether money went back at this time by a chargeback of the card's holder. Otherwise it was a refund by the central team.
 * @param at the time in the case's log
 */
export function isChargedBackAt({ log }: Pick<RefundCase, "log">, at: string): boolean {
  return log.some((entry) => entry.what === "charged_back" && entry.at === at);
}

const PREFIX = "refund_case:";

/** A payment has one case at most. */
function refundCaseId({ order_number }: Pick<Payment, "order_number">): string {
  return `${PREFIX}${order_number}`;
}

/** @throws StoredDataError */
export function refundCaseOfDocument(document: StoredDocument): StoredRefundCase {
  const { judged = {}, log = [], payouts = [], ...stored } = readStored(document, refundCase);
  const bills = Object.entries(stored.bills).map(([id, paid]) => [id, { paid, ...judged[id] }]);
  return { ...stored, _rev: document._rev, bills: Object.fromEntries(bills), log, payouts };
}

/** The document of a case. Its id is derived from the payment, so that two processes write one case. */
export function refundCaseAsDocument(
  refund: RefundCase & Partial<StoredRefundCase>,
  { order_number }: Pick<Payment, "order_number">,
): NewDocument {
  const bills = Object.entries(refund.bills);
  const judged = bills.flatMap(([id, { settled, figures, order_numbers }]) =>
    settled === undefined || figures === undefined || order_numbers === undefined
      ? []
      : [
          [
            id,
            {
              settled: writeSettled(settled),
              figures: { ...figures, owed: writeSettled(figures.owed) },
              order_numbers,
            },
          ],
        ],
  );
  return {
    ...refund,
    _id: refundCaseId({ order_number }),
    type: "refund_case",
    order_number,
    bills: Object.fromEntries(bills.map(([id, { paid }]) => [id, writeSettled(paid)])),
    judged: Object.fromEntries(judged),
    requested:
      refund.requested &&
      Object.fromEntries(
        Object.entries(refund.requested).map(([id, { settled, paid }]) => [
          id,
          { settled: writeSettled(settled), paid: writeSettled(paid) },
        ]),
      ),
    log: writeLog(refund),
    payouts: refund.payouts.map((one) => ({
      ...one,
      settled: writeSettled(one.settled),
      paid: writeSettled(one.paid),
    })),
  };
}

/** The refunds of a payment for one record, in the terms of its settlement. */
export function refundedOf({ payouts }: Pick<RefundCase, "payouts">, recordId: string): Settled {
  const refunded = new Map<string, Sen>();
  for (const { record_id, settled } of payouts)
    if (record_id === recordId)
      for (const [part, amount] of Object.entries(settled))
        refunded.set(part, add(refunded.get(part) ?? NOTHING, amount));
  return Object.fromEntries(refunded);
}

/** What a case returns in ringgit, by the record and its parts: the amounts that nobody owed, and those that persons asked for. */
export function amountsOf({ bills, requested = {} }: RefundCase): Readonly<Record<string, Settled>> {
  const ids = [...new Set([...Object.keys(bills), ...Object.keys(requested)])];
  return Object.fromEntries(ids.map((id) => [id, plus(bills[id]?.paid ?? {}, requested[id]?.paid ?? {})]));
}

/** The sum of two amounts, part by part. */
export function plus(one: Settled, other: Settled): Settled {
  return Object.fromEntries(
    Object.keys({ ...one, ...other }).map((part) => [
      part,
      add(one[part] ?? NOTHING, other[part] ?? NOTHING),
    ]),
  );
}

function writeAmounts(refund: RefundCase): WireObject {
  return Object.fromEntries(Object.entries(amountsOf(refund)).map(([id, paid]) => [id, writeSettled(paid)]));
}

/** A hash of the amounts, which an approval covers. */
export function amountsVersionOf(refund: RefundCase): string {
  return sha256(JSON.stringify(Object.entries(writeAmounts(refund)).sort()));
}

const CLOSINGS = ["paid_out", "charged_back", "rejected"] as const;

/** How far the central team has come with a case. Undefined for a closed case from before logs were stored. */
export function stepOf(refund: RefundCase): RefundStep | undefined {
  const { status, approval: approved, log } = refund;
  if (status === "no_longer_due") return "no_longer_due";
  if (status === "open") return approved?.amounts === amountsVersionOf(refund) ? "approved" : "opened";
  const closing = log.findLast(({ what }) => CLOSINGS.some((one) => one === what))?.what;
  return CLOSINGS.find((one) => one === closing);
}

function writeLog({ log }: Pick<RefundCase, "log">): readonly WireObject[] {
  return log.map((entry) => ({
    ...entry,
    ...(entry.amount !== undefined && { amount: ringgitFromSen(entry.amount) }),
  }));
}

/** One unreadable case hides no other case. */
function readableCaseOf(document: StoredDocument): StoredRefundCase | undefined {
  return ifReadable(() => refundCaseOfDocument(document));
}

/** Every readable case, with the order number of its payment. */
export async function* everyRefundCase(
  settlements: DocumentStore,
): AsyncGenerator<{ readonly order: OrderNumber; readonly refund: RefundCase }> {
  for await (const document of everyDocument(settlements, PREFIX)) {
    const order = document._id.slice(PREFIX.length);
    const refund = readableCaseOf(document);
    if (refund !== undefined && isOrderNumber(order)) yield { order, refund };
  }
}

/** The cases of payments. Each payment must be one of those that were read. */
export type RefundCasesOf = (payment: Pick<Payment, "order_number">) => RefundCase | "unreadable" | undefined;

export async function readRefundCases(
  settlements: DocumentStore,
  payments: readonly Pick<Payment, "order_number">[],
): Promise<RefundCasesOf> {
  const documents = await settlements.readAll([...new Set(payments.map(refundCaseId))]);
  const cases = new Map(
    documents.map((document) => [document._id, readableCaseOf(document) ?? ("unreadable" as const)]),
  );
  return (payment) => cases.get(refundCaseId(payment));
}

/** @throws StoredDataError when the case is unreadable */
export async function readRefundCase(
  settlements: DocumentStore,
  payment: Pick<Payment, "order_number">,
): Promise<StoredRefundCase | undefined> {
  const document = await settlements.read(refundCaseId(payment));
  return document && refundCaseOfDocument(document);
}

/**
 * Changes a payment's case. When another writer was faster, it reads the case and tries again.
 * @param change returns the next version, or undefined to leave the case as it is; it may run more than once
 */
export async function changeRefundCase(
  settlements: DocumentStore,
  payment: Pick<Payment, "order_number">,
  change: (refund: StoredRefundCase) => StoredRefundCase | undefined,
): Promise<void> {
  await changeDocument(settlements, refundCaseId(payment), (stored) => {
    const next = change(refundCaseOfDocument(stored));
    return next && refundCaseAsDocument(next, payment);
  });
}

/** The refunds of a payment as its holder reads them, one for each bill that it paid a second time. */
export async function refundsOf(settlements: DocumentStore, payment: Payment): Promise<readonly Refund[]> {
  if (payment.status !== "paid") return [];
  const found = await refundCaseOf(settlements, payment);
  // the receipt is shown even when the case is unreadable, which the review queue reports
  if (found === undefined) return [];
  const { opened_at, status } = found;
  const step = stepOf(found);
  const amounts = amountsOf(found);
  return payment.services.flatMap((stored): Refund[] => {
    const line = asStored(() => readLine(stored));
    const charge = chargeOf(line);
    const paid = amounts[paidThrough({ charge, line })];
    if (paid === undefined) return [];
    const { council, type } = line;
    const amount = add(...Object.values(paid));
    return [{ council, type, number: charge.numberOf(line), amount, opened_at, state: status, step }];
  });
}

/** The case of one payment in any state, or undefined where there is none that can be read. */
export async function refundCaseOf(
  settlements: DocumentStore,
  payment: Payment,
): Promise<RefundCase | undefined> {
  const document = await settlements.read(refundCaseId(payment));
  return document && readableCaseOf(document);
}

/** The open case of one payment, or undefined. */
export async function openRefundCaseOf(
  settlements: DocumentStore,
  payment: Payment,
): Promise<RefundCase | undefined> {
  const found = await refundCaseOf(settlements, payment);
  return found?.status === "open" ? found : undefined;
}

/**
 * The case on the wire: its amounts are ringgit.
 * @param shows whether the reader may see a record's bill. Without it, all are shown.
 */
export function publicRefundCase(
  refund: RefundCase,
  shows: (recordId: string) => boolean = () => true,
): WireObject {
  const { opened_at, log } = refund;
  return {
    opened_at,
    step: stepOf(refund) ?? null,
    bills: Object.fromEntries(Object.entries(writeAmounts(refund)).filter(([id]) => shows(id))),
    log: writeLog({ log: log.filter(({ record_id }) => shows(record_id)) }),
    version: versionOf(refund),
  };
}

/** Differs whenever the amounts of a case, its state or its approval differ, or the council's figures behind it. SHA-256, hex. */
export function versionOf(refund: RefundCase): string {
  const figuresByBill = Object.entries(refund.bills)
    .map(([id, { figures: seen }]) => [id, seen && { ...seen, owed: writeSettled(seen.owed) }])
    .sort();
  const { status, approval: approved, payouts } = refund;
  return sha256(
    JSON.stringify([amountsVersionOf(refund), figuresByBill, status, approved ?? null, payouts.length]),
  );
}
