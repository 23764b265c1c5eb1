import { isDeepStrictEqual } from "node:util";
import type { RefundApproval, RefundPayout, RefundRejection } from "../../api/schemas/refund.ts";
import type { PaymentId } from "../../domain/identifiers.ts";
import { malaysiaDate } from "../../domain/malaysiaTime.ts";
import { add, type Sen } from "../../domain/money.ts";
import type { PermittedCouncils } from "../../domain/roles.ts";
import { accountName } from "../accounts/users.ts";
import { writeAct } from "../audit/pendingActs.ts";
import { readRecordHistory } from "../bills/recordStore.ts";
import { noteRefunded } from "../bills/settlements.ts";
import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/databases.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { type Payment, readPayment } from "../payments/paymentDocument.ts";
import { isChargebackOpen } from "../reconciliation/chargebackLine.ts";
import {
  amountsOf,
  amountsVersionOf,
  type Payout,
  plus,
  type RefundCase,
  type RefundLogEntry,
  readRefundCase,
  refundCaseAsDocument,
  refundedOf,
  type StoredRefundCase,
  stepOf,
  versionOf,
} from "./refundCases.ts";
import { isPermitted, requireCouncils } from "./refundCouncils.ts";
import { writeRefundMessages } from "./refundMessages.ts";
import { figuresOf, type RefundDatabases, updateRefundCases } from "./updateRefundCases.ts";

/**
 * The steps of the central team's work on a refund case. No person alone pays money out: who asked for a refund cannot approve it,
 * and who approved a case that the portal opened cannot pay it out. The server judges the case again before each step, so that nobody
 * decides on amounts that the council's figures no longer justify.
 */

export interface RefundServices {
  readonly databases: Databases;
  readonly clock: Clock;
}

/** A member of the central team, by the name of the log-in. */
export interface TeamMember {
  readonly name: string;
  /** The councils for which they may take the step. */
  readonly councils: PermittedCouncils;
}

/**
 * @throws Refusal 409 `changed_meanwhile` when the case or the figures are no longer those that the person saw, `chargeback_open`
 * while a chargeback of the payment waits for a person; 403 `second_person_needed` for the person who asked for the refund, or
 * without the council; 404 without a case
 */
export async function approveRefund(
  services: RefundServices,
  id: PaymentId,
  { version, note }: RefundApproval,
  member: TeamMember,
): Promise<void> {
  const found = await readOpenCase(services, id, version, member);
  const { stored, at } = found;
  if (stepOf(stored) !== "opened") throw changed(stored, member.councils);
  if (openersOf(stored).has(accountName(member.name))) throw new Refusal(403, "second_person_needed");
  await requireJustified(services, found, member);
  await write(services, found, member, "refund_approved", {
    ...stored,
    approval: { at, by: member.name, amounts: amountsVersionOf(stored) },
    log: [...stored.log, ...entriesOf(stored, { at, what: "approved", by: member.name, note })],
  });
}

/** Rejects an open or approved case. @throws Refusal like `approveRefund`, but any person may reject */
export async function rejectRefund(
  services: RefundServices,
  id: PaymentId,
  { version, note }: RefundRejection,
  member: TeamMember,
): Promise<void> {
  const found = await readOpenCase(services, id, version, member);
  const { stored, at } = found;
  await write(services, found, member, "refund_rejected", {
    ...stored,
    status: "closed",
    approval: undefined,
    log: [...stored.log, ...entriesOf(stored, { at, what: "rejected", by: member.name, note })],
  });
}

/**
 * Notes the transfer of an approved refund, and closes the case.
 * @throws Refusal like `approveRefund`; 422 before the approval, or for a day in the future or before the payment
 */
export async function payOutRefund(
  services: RefundServices,
  id: PaymentId,
  { version, note, transferred_on }: RefundPayout,
  member: TeamMember,
): Promise<void> {
  const found = await readOpenCase(services, id, version, member);
  const { payment, stored, at } = found;
  const { approval } = stored;
  const firstDay = malaysiaDate(new Date(payment.payment_datetime));
  const isPossible = firstDay <= transferred_on && transferred_on <= malaysiaDate(services.clock.now());
  if (stepOf(stored) !== "approved" || approval === undefined || !isPossible)
    throw new Refusal(422, "invalid_request");
  if (isOnePerson(stored, member.name)) throw new Refusal(403, "second_person_needed");
  await requireJustified(services, found, member);
  const payouts = payoutsOf(stored, { at, by: member.name, note, transferred_on });
  const closed = {
    ...stored,
    status: "closed" as const,
    approval: undefined,
    log: [...stored.log, ...entriesOf(stored, { at, what: "paid_out", by: member.name, note })],
    payouts: [...stored.payouts, ...payouts],
  };
  await write(services, found, member, "refund_paid_out", closed);
  for (const { record_id } of payment.settles)
    await noteRefunded(
      services.databases.settlements,
      { record_id, order_number: payment.order_number },
      refundedOf(closed, record_id),
    );
}

interface Found {
  readonly payment: Payment;
  readonly stored: StoredRefundCase;
  readonly at: string;
}

async function readOpenCase(
  { databases, clock }: RefundServices,
  id: PaymentId,
  version: string,
  { councils }: TeamMember,
): Promise<Found> {
  const payment = await readPayment(databases.all_payments, id);
  if (payment === undefined) throw missing();
  const at = clock.now().toISOString();
  await updateRefundCasesOf(databases, payment, at);
  const stored = await readRefundCase(databases.settlements, payment);
  if (stored === undefined) throw missing();
  requireCouncils(councils, Object.keys(amountsOf(stored)));
  if (stored.status !== "open" || versionOf(stored) !== version) throw changed(stored, councils);
  return { payment, stored, at };
}

export async function updateRefundCasesOf(
  databases: RefundDatabases,
  payment: Payment,
  at: string,
): Promise<void> {
  for (const { record_id } of payment.settles) await updateRefundCases(databases, record_id, at);
}

/** Whether nobody else than this person asked for the refund or approved it. */
export function isOnePerson(refund: RefundCase, name: string): boolean {
  const approvers = refund.approval === undefined ? [] : [accountName(refund.approval.by)];
  return new Set([...openersOf(refund), ...approvers, accountName(name)]).size < 2;
}

/** The account names of those who asked for the refund since the case was closed the last time. */
export function openersOf({ log }: RefundCase): ReadonlySet<string> {
  const closed = log.findLastIndex(({ what }) => what === "paid_out" || what === "rejected");
  return new Set(
    log
      .slice(closed + 1)
      .flatMap(({ what, by }) => (what === "requested" && by !== undefined ? [accountName(by)] : [])),
  );
}

async function requireJustified(
  { databases }: RefundServices,
  { payment, stored }: Found,
  { councils }: TeamMember,
): Promise<void> {
  if (!(await isUpToDate(databases, stored))) throw changed(stored, councils);
  if (await isChargebackOpen(databases.settlements, payment)) throw new Refusal(409, "chargeback_open");
}

/** Whether the case was judged on the council's present figures. A bill that the council withdrew has none. */
async function isUpToDate(databases: RefundDatabases, { bills }: RefundCase): Promise<boolean> {
  for (const [recordId, { figures }] of Object.entries(bills)) {
    const history = await readRecordHistory(databases, recordId);
    const present = history && figuresOf(history);
    if (present !== undefined && !isDeepStrictEqual(present, figures)) return false;
  }
  return true;
}

async function write(
  { databases }: RefundServices,
  { payment, stored, at }: Found,
  { name, councils }: TeamMember,
  what: RefundAct["what"],
  next: StoredRefundCase,
): Promise<void> {
  await writeRefundMessages(databases, next, stored.log.length);
  if (await writeCase(databases, payment, { at, by: name, what }, next)) return;
  throw changed((await readRefundCase(databases.settlements, payment)) ?? stored, councils);
}

/** A step of a person, whose `at` and `by` the case's log has too. */
interface RefundAct {
  readonly at: string;
  readonly by: string;
  readonly what: "refund_requested" | "refund_approved" | "refund_rejected" | "refund_paid_out";
}

/** Writes a case and the person's step in the audit log. @returns undefined when another writer was faster */
export async function writeCase(
  databases: RefundServices["databases"],
  payment: Payment,
  act: RefundAct,
  next: RefundCase & Partial<StoredRefundCase>,
): Promise<string | undefined> {
  const { settlements } = databases;
  const document = refundCaseAsDocument(next, payment);
  return writeAct(
    databases,
    { ...act, payments: [payment._id] },
    [{ database: "settlements", id: document._id }],
    () => settlements.write(document),
  );
}

function entriesOf(
  refund: RefundCase,
  step: Pick<RefundLogEntry, "at" | "what" | "by" | "note">,
): readonly RefundLogEntry[] {
  return Object.entries(amountsOf(refund)).map(([record_id, paid]) => ({
    ...step,
    record_id,
    amount: sumOf(paid),
  }));
}

const sumOf = (parts: Readonly<Record<string, Sen>>): Sen => add(...Object.values(parts));

function payoutsOf(
  refund: RefundCase,
  record: Pick<Payout, "at" | "by" | "note" | "transferred_on">,
): readonly Payout[] {
  const { bills, requested = {} } = refund;
  return Object.entries(amountsOf(refund)).map(([record_id, paid]) => {
    const bill = bills[record_id];
    const judged = bill?.settled ?? bill?.paid ?? {};
    return { ...record, record_id, settled: plus(judged, requested[record_id]?.settled ?? {}), paid };
  });
}

/** Names who acted on the person's bills, so that the second person reads it. Without a name, the portal changed the case. */
export function changed(refund: RefundCase | undefined, councils: PermittedCouncils): Refusal {
  const last = refund?.log.findLast(({ record_id }) => isPermitted(councils, record_id));
  return new Refusal(409, "changed_meanwhile", {
    details: last === undefined ? {} : { last: { at: last.at, what: last.what, by: last.by } },
  });
}
