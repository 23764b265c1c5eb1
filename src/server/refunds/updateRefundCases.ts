import { isDeepStrictEqual } from "node:util";
import type { Settled } from "../../charges/charge.ts";
import { settlementOf } from "../../charges/settlements.ts";
import type { OrderNumber } from "../../domain/identifiers.ts";
import { add, NOTHING, type Sen, shareOf, subtract } from "../../domain/money.ts";
import { deductions, less, overpayment, type Paid, periodOf } from "../bills/periods.ts";
import {
  type RecordHistory,
  readRecordHistory,
  type SettlementOfRecord,
  withRefunded,
} from "../bills/recordStore.ts";
import { noteRefunded } from "../bills/settlements.ts";
import type { Databases } from "../databases/databases.ts";
import {
  amountsOf,
  amountsVersionOf,
  type BillCase,
  type Figures,
  type RefundCase,
  type RefundLogEntry,
  type RefundRequestOfBill,
  readRefundCase,
  refundCaseAsDocument,
  refundedOf,
  type StoredRefundCase,
  stepOf,
} from "./refundCases.ts";
import { type RefundMessageDatabases, writeRefundMessages } from "./refundMessages.ts";

export type RefundDatabases = Pick<Databases, "records" | "settlements"> & RefundMessageDatabases;

/**
 * Opens, enlarges and reduces the refund cases of one record, so that they agree with the council's figures and with every payment
 * of it. Judging the same facts again changes nothing.
 *
 * Example: a compound of RM 80.00 is paid at 10:02 and again at 10:05. The second payment gets a case of RM 80.00. When the
 * council then corrects the compound to RM 100.00, the case becomes RM 60.00.
 *
 * - Of two payments the one that the bank took later is superfluous. A case that is open stays with its payment, because its payer
 *   knows of it: an earlier payment that is proven afterwards opens another case or none.
 * - A list of a CouchDB cluster may lack payments. An incomplete list never makes a refund smaller.
 *
 * @param at when the facts became known, an instant in UTC, for the log of a case
 * @returns how many cases it changed
 */
export async function updateRefundCases(
  databases: RefundDatabases,
  recordId: string,
  at: string,
): Promise<number> {
  for (;;) {
    const changed = await judgeOnce(databases, recordId, at);
    if (changed !== undefined) return changed;
  }
}

/** @returns undefined when another writer changed a case in the meantime, so that it must be judged again */
async function judgeOnce(
  databases: RefundDatabases,
  recordId: string,
  at: string,
): Promise<number | undefined> {
  const { records, settlements } = databases;
  const found = await readRecordHistory({ records, settlements }, recordId);
  const figures = found && figuresOf(found);
  if (found === undefined || figures === undefined) return 0;
  const cases = await Promise.all(found.settlements.map((one) => readRefundCase(settlements, one)));
  const history = { ...found, settlements: await withPayouts(settlements, found.settlements, cases) };
  const superfluous = superfluousOf(
    history,
    history.settlements.map((one, index) => claimedBy(cases[index], one)),
  );
  let changed = 0;
  for (const [index, settlement] of history.settlements.entries()) {
    const stored = cases[index];
    const judgement = { history, settlement, superfluous: superfluous[index] ?? {}, figures, at };
    const next = stored === undefined ? openCase(judgement) : changeCase(stored, judgement);
    if (next === undefined) continue;
    await writeRefundMessages(databases, next, stored?.log.length ?? 0);
    if (!(await settlements.write(refundCaseAsDocument(next, settlement)))) return undefined;
    if (next.log.length !== (stored?.log.length ?? 0)) changed += 1;
  }
  return changed;
}

/**
 * The settlements without the refunds that their cases paid. A crash after a payout can leave it out of the settlement, which is
 * completed here.
 */
async function withPayouts(
  store: RefundDatabases["settlements"],
  settlements: RecordHistory["settlements"],
  cases: readonly (StoredRefundCase | undefined)[],
): Promise<RecordHistory["settlements"]> {
  return Promise.all(
    settlements.map(async (settlement, index) => {
      const refund = cases[index];
      if (refund === undefined || refund.payouts.length === 0) return settlement;
      const refunded = refundedOf(refund, settlement.record_id);
      await noteRefunded(store, settlement, refunded);
      return withRefunded(settlement, refunded);
    }),
  );
}

/** @returns the council's present figures of a record; undefined when its charge does not say how much is owed */
export function figuresOf({ charge, record, asOf, postedThrough }: RecordHistory): Figures | undefined {
  const owed = charge.owes(record);
  const period = periodOf(record);
  return (
    owed && {
      // no absent fields, so that these figures equal the stored ones
      ...(asOf !== undefined && { as_of: asOf }),
      ...(postedThrough !== undefined && { posted_through: postedThrough }),
      ...(period !== undefined && { period }),
      owed,
    }
  );
}

/** The bill of a case that is still to be refunded, or that a person rejected. Undefined for one that is not due or was paid out. */
function claimOf(stored: StoredRefundCase | undefined, recordId: string): BillCase | undefined {
  return stored === undefined || stored.status === "no_longer_due" || isPaidOut(stored)
    ? undefined
    : stored.bills[recordId];
}

/** A person closes all bills of a case at once. */
function isPaidOut(refund: RefundCase): boolean {
  return ["paid_out", "charged_back"].some((step) => step === stepOf(refund));
}

/** The part of a settlement that its case already returns. */
function claimedBy(
  stored: StoredRefundCase | undefined,
  { record_id, gross: settled, paid }: SettlementOfRecord,
): Settled {
  const bill = claimOf(stored, record_id);
  if (bill === undefined) return {};
  // a case from before judgements were stored has only what was paid
  const derived = Object.entries(nonZero(paid ?? settled)).map(([part, whole]) => [
    part,
    shareOf(settled[part] ?? NOTHING, bill.paid[part] ?? NOTHING, whole),
  ]);
  return bill.settled ?? Object.fromEntries(derived);
}

/**
 * The part of each settlement that nobody owed any more. The money that no case returns pays the bill first, in the order of the
 * payments. The money that cases return pays it last, so an open case keeps its amount.
 */
function superfluousOf(
  { charge, record, settlements }: RecordHistory,
  claimed: readonly Settled[],
): readonly Settled[] {
  const paid: Settled[] = [];
  const paidTooMuch = (portion: Paid): Settled => {
    const owed = charge.owes(settlementOf(charge).remaining(record, paid)) ?? {};
    paid.push(deductions(portion));
    return overpayment(portion, owed);
  };
  const portionsOf = (settledOf: (settlement: SettlementOfRecord, claim: Settled) => Settled) =>
    settlements.map((settlement, index) =>
      paidTooMuch({ ...settlement, settled: settledOf(settlement, claimed[index] ?? {}) }),
    );
  const unclaimed = portionsOf(({ settled }, claim) => less(settled, claim));
  const ofCases = portionsOf((_settlement, claim) => claim);
  return unclaimed.map((parts, index) =>
    combine(parts, ofCases[index] ?? {}, (one, other) => add(one, other)),
  );
}

interface Judgement {
  readonly history: RecordHistory;
  readonly settlement: SettlementOfRecord;
  readonly superfluous: Settled;
  readonly figures: Figures;
  readonly at: string;
}

function openCase(judgement: Judgement): RefundCase | undefined {
  const { settlement, superfluous, at } = judgement;
  const bill = billCaseOf(judgement, superfluous);
  // a part that was reduced to zero cost nothing
  if (isNothing(bill.paid)) return undefined;
  return {
    payment_id: settlement.payment_id,
    opened_at: at,
    status: "open",
    bills: { [settlement.record_id]: bill },
    log: [{ at, what: "opened", record_id: settlement.record_id, amount: amountOf(bill) }],
    payouts: [],
  };
}

/** @returns undefined when the case stays as it is */
function changeCase(stored: StoredRefundCase, judgement: Judgement): StoredRefundCase | undefined {
  const { settlement, history, figures, at } = judgement;
  const { record_id } = settlement;
  const before = claimOf(stored, record_id);
  const claimed = claimedBy(stored, settlement);
  const settled = mayBeReduced(stored, before, judgement)
    ? judgement.superfluous
    : combine(claimed, judgement.superfluous, larger);
  // figures that no longer justify the case are noted only together with the reduction
  const isJustified = isDeepStrictEqual(nonZero(settled), nonZero(judgement.superfluous));
  const bill = {
    ...billCaseOf(judgement, settled),
    figures: isJustified ? figures : (before?.figures ?? figures),
    order_numbers: [...new Set([...(before?.order_numbers ?? []), ...history.orderNumbers])].sort(),
  };
  if (isNothing(settled) && isNothing(claimed)) return undefined;
  const amended = withRequests(withBill(stored, record_id, bill), judgement, { bill, claimed });
  const entries: RefundLogEntry[] = [
    ...earlierPayments(before, judgement),
    ...changeOf(stored, isNothing(claimed) ? undefined : before, amended, { at, record_id, bill }),
  ];
  const next = withApproval(amended, stored, { at, record_id });
  return entries.length === 0 && isDeepStrictEqual(next.bills, stored.bills)
    ? undefined
    : { ...next, log: [...next.log, ...entries] };
}

/**
 * What persons asked to return stays within what the payment paid. It ends with the case, so a case that the portal opens again is
 * without it. When more of a part becomes superfluous, the request for the part shrinks by as much, because a person may have asked
 * for what the council corrects later, and the same money goes back once.
 */
function withRequests(
  next: StoredRefundCase,
  { settlement }: Judgement,
  { bill, claimed }: { readonly bill: Required<BillCase>; readonly claimed: Settled },
): StoredRefundCase {
  const { record_id } = settlement;
  const { [record_id]: request, ...others } = next.requested ?? {};
  if (request === undefined) return next;
  const growth = less(bill.settled, claimed);
  const within = requestWithin(settlement, bill.settled, less(request.settled, growth));
  return { ...next, requested: isNothing(within.paid) ? others : { ...others, [record_id]: within } };
}

/**
 * The money for a part of a settlement beyond the refunds and the judged amounts.
 * @param wanted before reductions; it is cut to what is left of each part
 */
export function requestWithin(
  { gross, paid = gross, refunded = {} }: Pick<SettlementOfRecord, "gross" | "paid" | "refunded">,
  judged: Settled,
  wanted: Settled,
): RefundRequestOfBill {
  const parts = Object.entries(nonZero(wanted)).map(([part, amount]) => {
    const [whole, of] = [gross[part] ?? NOTHING, paid[part] ?? NOTHING];
    const before = add(refunded[part] ?? NOTHING, judged[part] ?? NOTHING);
    const settled = amount < subtract(whole, before) ? amount : subtract(whole, before);
    const returned = subtract(shareOf(of, add(before, settled), whole), shareOf(of, before, whole));
    return { part, settled, returned };
  });
  return {
    settled: nonZero(Object.fromEntries(parts.map(({ part, settled }) => [part, settled]))),
    paid: nonZero(Object.fromEntries(parts.map(({ part, returned }) => [part, returned]))),
  };
}

/** An approval covers the amounts that the person saw, and no others. */
function withApproval(
  next: StoredRefundCase,
  { approval }: StoredRefundCase,
  named: Pick<RefundLogEntry, "at" | "record_id">,
): StoredRefundCase {
  if (approval === undefined || approval.amounts === amountsVersionOf(next)) return next;
  const amount = add(...Object.values(amountsOf(next)).flatMap((paid) => Object.values(paid)));
  // the payer of a case that ended learns that alone
  const detail = next.status === "open" ? { amount } : {};
  return {
    ...next,
    approval: undefined,
    log: [...next.log, { ...named, what: "approval_void", ...detail }],
  };
}

/**
 * Only a case that nobody has closed, and only with a list that has every payment that the case was judged with. Such a list
 * reduces a case only when the council's figures changed.
 */
function mayBeReduced({ status }: RefundCase, before: BillCase | undefined, { history }: Judgement): boolean {
  if (status !== "open" || before?.order_numbers === undefined) return false;
  const listed = new Set(history.orderNumbers);
  return before.order_numbers.every((one) => listed.has(one));
}

/** A bill that is no longer due leaves the case. The last one stays in it, as the amount that is no longer due. */
function withBill(stored: StoredRefundCase, recordId: string, bill: Required<BillCase>): StoredRefundCase {
  const { [recordId]: _former, ...others } = stored.bills;
  const before = claimOf(stored, recordId);
  const isAskedFor = stored.status === "open" && Object.keys(stored.requested ?? {}).length > 0;
  if (isNothing(bill.settled))
    return Object.keys(others).length > 0 || isAskedFor
      ? { ...stored, bills: others }
      : { ...stored, status: "no_longer_due" };
  const hasGrown = before === undefined || amountOf(bill) > amountOf(before);
  // a person closed it with a smaller amount
  const status = stored.status === "closed" && !hasGrown ? "closed" : "open";
  return {
    ...stored,
    status,
    requested: stored.status === status ? stored.requested : undefined,
    bills: { ...(stored.status === "no_longer_due" || isPaidOut(stored) ? {} : others), [recordId]: bill },
  };
}

/**
 * The amounts are what the case returns of the bill, with what persons asked for.
 * @param before undefined when nothing of the bill was superfluous
 */
function changeOf(
  stored: RefundCase,
  before: BillCase | undefined,
  next: RefundCase,
  { at, record_id, bill }: Pick<RefundLogEntry, "at" | "record_id"> & { readonly bill: BillCase },
): readonly RefundLogEntry[] {
  const asked = stored.status === "open" ? requestedOf(stored, record_id) : NOTHING;
  const was = add(before === undefined ? NOTHING : amountOf(before), asked);
  const amount = add(amountOf(bill), next.status === "open" ? requestedOf(next, record_id) : NOTHING);
  const entry = (what: RefundLogEntry["what"]) => [{ at, what, record_id, amount }];
  if (was === amount) return [];
  if (amount === NOTHING) return entry("no_longer_due");
  if (stored.status !== "open") return entry("reopened");
  if (before === undefined && asked === NOTHING) return entry("opened");
  return entry(amount > was ? "grew" : "shrank");
}

/** Payments that were proven after the case was judged last, and that the bank had taken before the case's payment. */
function earlierPayments(before: BillCase | undefined, judgement: Judgement): readonly RefundLogEntry[] {
  if (before?.order_numbers === undefined) return [];
  const { history, settlement, at } = judgement;
  const known = new Set<OrderNumber>(before.order_numbers);
  const place = history.settlements.findIndex(({ order_number }) => order_number === settlement.order_number);
  return history.settlements
    .slice(0, place)
    .filter(({ order_number }) => !known.has(order_number))
    .map(({ order_number, record_id }) => ({ at, what: "earlier_payment", record_id, order_number }));
}

/**
 * The ringgit that were really paid: of a part with a reduction, as large a share as was superfluous. Several refunds of a part
 * return no more than its share together, to the sen.
 */
function billCaseOf({ settlement, figures, history }: Judgement, superfluous: Settled): Required<BillCase> {
  const { gross, paid = gross, refunded = {} } = settlement;
  const parts = Object.entries(nonZero(superfluous)).map(([part, amount]): [string, Sen] => {
    const shareOfPart = (of: Sen) => shareOf(paid[part] ?? NOTHING, of, gross[part] ?? NOTHING);
    const before = refunded[part] ?? NOTHING;
    return [part, subtract(shareOfPart(add(before, amount)), shareOfPart(before))];
  });
  return {
    paid: nonZero(Object.fromEntries(parts)),
    settled: nonZero(superfluous),
    figures,
    order_numbers: [...history.orderNumbers].sort(),
  };
}

function amountOf({ paid }: Pick<BillCase, "paid">): Sen {
  return add(...Object.values(paid));
}

function requestedOf({ requested = {} }: RefundCase, recordId: string): Sen {
  return amountOf({ paid: requested[recordId]?.paid ?? {} });
}

const larger = (one: Sen, other: Sen): Sen => (one > other ? one : other);

function combine(one: Settled, other: Settled, choose: (here: Sen, there: Sen) => Sen): Settled {
  return Object.fromEntries(
    Object.keys({ ...one, ...other }).map((part) => [
      part,
      choose(one[part] ?? NOTHING, other[part] ?? NOTHING),
    ]),
  );
}

function nonZero(parts: Settled): Settled {
  return Object.fromEntries(Object.entries(parts).filter(([, amount]) => amount > 0));
}

function isNothing(parts: Settled): boolean {
  return Object.values(parts).every((amount) => amount <= 0);
}
