import type { SettlementReport } from "../../api/schemas/reconciliation.ts";
import type { ServiceLine } from "../../charges/index.ts";
import { readLine } from "../../charges/lines.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { absolute, add, NOTHING, type Sen, shareOf, subtract } from "../../domain/money.ts";
import { everyCouncilSeller } from "../councils/councilSeller.ts";
import type { Databases } from "../databases/databases.ts";
import { asStored, ifReadable } from "../databases/readStored.ts";
import type { Seller } from "../gateways/fpx/connection.ts";
import { isOfCouncilsSeller, type Payment, readablePayment } from "../payments/paymentDocument.ts";
import { isChargedBackAt, type RefundCase, readRefundCases } from "../refunds/refundCases.ts";
import type { Payout } from "./inspectReport.ts";
import { paymentOfLine } from "./reconcileLine.ts";
import {
  type GatewayNamed,
  type JudgedLine,
  pagesOfReport,
  readPaidLines,
  readReport,
  reportOfPayout,
} from "./reportDocument.ts";
import type { ReportFormats } from "./reportFormat.ts";

/** What a payout holds for one council. */
export interface CouncilShare {
  /** Of the payments that the payout's lines pay. */
  readonly payments: Sen;
  /** Taken back by cards' holders, in this payout. */
  readonly chargebacks: Sen;
  /** Kept by the provider, if the councils bear the fees. */
  readonly fees: Sen;
  /** Paid back to the payers of these payments by the central team, at any time. */
  readonly refunds: Sen;
}

export interface Unassigned {
  /** Payments and chargebacks. A line that is only a fee does not count. */
  readonly lines: number;
  readonly amount: Sen;
  readonly fees: Sen;
}

export interface PayoutSplit {
  readonly payout: Payout;
  /** Payments and chargebacks, less fees and refunds. */
  readonly councils: ReadonlyMap<CouncilCode, CouncilShare>;
  /** The lines that belong to no council's payment, and the fees that the councils do not bear. Both stay with the operator. */
  readonly unassigned: Unassigned;
}

export interface SplitServices {
  readonly databases: Pick<Databases, "settlements" | "all_payments" | "handles" | "metadata">;
  readonly reportFormats: ReportFormats;
  /** The councils with a seller id of their own, to which nothing is to be transferred. */
  readonly fpx: { readonly seller: Pick<Seller, "councilIds"> };
}

const NO_SHARE: CouncilShare = { payments: NOTHING, chargebacks: NOTHING, fees: NOTHING, refunds: NOTHING };

/** The amount to transfer to a council, before any transfer. */
export function netOf({ payments, chargebacks, fees, refunds }: CouncilShare): Sen {
  return subtract(payments, add(chargebacks, fees, refunds));
}

/**
 * Splits a payout by the councils of its payments, from what is known now: a line that two persons confirm later moves from
 * `unassigned` to its council. The shares before refunds and the unassigned rest add up to the payout.
 * @returns undefined for a payout that no report has
 */
export async function splitPayout(
  services: SplitServices,
  { gateway }: GatewayNamed,
  reference: string,
): Promise<PayoutSplit | undefined> {
  const { settlements } = services.databases;
  const hash = await reportOfPayout(settlements, { gateway }, reference);
  const report = hash === undefined ? undefined : await readReport(settlements, { gateway, report: hash });
  if (report === undefined) return undefined;
  const [split] = await splitPayouts(services, report, ({ payout }) => payout === reference);
  return split;
}

/**
 * Splits the wanted payouts of a report, in the report's order. It reads the report once.
 * @param onPage called after each page of lines
 */
export async function splitPayouts(
  services: SplitServices,
  report: SettlementReport,
  isWanted: (payout: Payout) => boolean,
  onPage: () => Promise<unknown> = async () => undefined,
): Promise<readonly PayoutSplit[]> {
  const bearsFees = services.reportFormats[report.gateway].fees_from === "councils";
  const wanted = report.payouts.filter(isWanted);
  const splits = new Map(wanted.map(({ payout }) => [payout, emptySplit()]));
  if (splits.size === 0) return [];
  for await (const page of pagesOfReport(services.databases.settlements, report)) {
    const lines = page.filter(({ payout, kind }) => kind !== "payout" && splits.has(payout));
    for (const { line, payment, refund } of await paidPaymentsOf(services, report, lines)) {
      const split = splits.get(line.payout);
      if (split === undefined) continue;
      const amounts = payment && amountsByCouncil(payment);
      if (amounts === undefined) {
        split.unassigned = added(split.unassigned, { ...line, lines: line.kind === "fee" ? 0 : 1 });
        continue;
      }
      addShares(split, line.kind === "payment" ? "payments" : "chargebacks", absolute(line.amount), amounts);
      if (bearsFees) addShares(split, "fees", line.fee, amounts);
      else split.unassigned = added(split.unassigned, { lines: 0, amount: NOTHING, fee: line.fee });
      if (line.kind === "payment" && refund !== undefined) addRefunds(split, refund, amounts);
    }
    await onPage();
  }
  return wanted.map((payout) => {
    const { councils, unassigned } = splits.get(payout.payout) ?? emptySplit();
    const inOrder = [...councils].sort(([one], [other]) => (one < other ? -1 : 1));
    return { payout, councils: new Map(inOrder), unassigned };
  });
}

interface Splitting {
  readonly councils: Map<CouncilCode, CouncilShare>;
  unassigned: Unassigned;
}

const emptySplit = (): Splitting => ({
  councils: new Map(),
  unassigned: { lines: 0, amount: NOTHING, fees: NOTHING },
});

function added(
  { lines, amount, fees }: Unassigned,
  more: Pick<JudgedLine, "amount" | "fee"> & { readonly lines: number },
): Unassigned {
  return { lines: lines + more.lines, amount: add(amount, more.amount), fees: add(fees, more.fee) };
}

function addShare(
  { councils }: Splitting,
  field: keyof CouncilShare,
  council: CouncilCode,
  amount: Sen,
): void {
  const share = councils.get(council) ?? NO_SHARE;
  councils.set(council, { ...share, [field]: add(share[field], amount) });
}

function addShares(split: Splitting, field: keyof CouncilShare, amount: Sen, amounts: Amounts): void {
  for (const [council, part] of shared(amount, amounts)) addShare(split, field, council, part);
}

export type Amounts = readonly (readonly [CouncilCode, Sen])[];

interface PaidLineOf {
  readonly line: JudgedLine;
  readonly payment: Payment | undefined;
  readonly refund: RefundCase | undefined;
}

/**
 * Each line with the paid payment that it pays, or that a chargeback takes back. The payment is undefined where there is none,
 * where its refund case cannot be read, and where the money went to a council's own account. A page of lines needs a few calls of
 * the database.
 */
async function paidPaymentsOf(
  { databases, fpx }: SplitServices,
  report: SettlementReport,
  lines: readonly JudgedLine[],
): Promise<readonly PaidLineOf[]> {
  const payments = await paymentsOfLines(databases, lines);
  const named = [...payments.values()];
  const pays = await readPaidLines(
    databases.settlements,
    report,
    named.map(({ order_number }) => order_number),
  );
  const refunds = await readRefundCases(databases.settlements, named);
  const councilSellers = await everyCouncilSeller(databases.metadata, fpx.seller);
  const isTaken = (line: JudgedLine, payment: Payment): boolean => {
    if (payment.status !== "paid" || isOfCouncilsSeller(councilSellers, payment)) return false;
    // a council returns no more than it got
    if (line.kind === "chargeback")
      return line.result === "matched" && absolute(line.amount) <= payment.amount;
    const pay = pays.get(payment.order_number);
    return pay?.report === report.report && pay.line === line.line && payment.amount === line.amount;
  };
  return lines.map((line) => {
    const payment = payments.get(line.line);
    const refund = payment && refunds(payment);
    // how much of a payment with an unreadable case went back is unknown
    return payment !== undefined && refund !== "unreadable" && isTaken(line, payment)
      ? { line, payment, refund }
      : { line, payment: undefined, refund: undefined };
  });
}

/** The payments of lines, by the number of the line. A payment that came after its line is looked for again. */
async function paymentsOfLines(
  databases: SplitServices["databases"],
  lines: readonly JudgedLine[],
): Promise<ReadonlyMap<number, Payment>> {
  const ids = lines.flatMap(({ payment_id }) => payment_id ?? []);
  const documents = await databases.all_payments.readAll([...new Set(ids)]);
  const known = new Set(documents.map(({ _id }) => _id));
  const payments = new Map(
    documents.flatMap((document) => readablePayment(document) ?? []).map((payment) => [payment._id, payment]),
  );
  const found = new Map<number, Payment>();
  for (const line of lines) {
    if (line.kind === "fee") continue;
    const { payment_id } = line;
    const isKnown = payment_id !== null && known.has(payment_id);
    const payment = isKnown ? payments.get(payment_id) : await paymentOfLine(databases, line);
    if (payment !== undefined && payment !== "unreadable") found.set(line.line, payment);
  }
  return found;
}

/** What a payment paid each council, in the order of the councils' codes. Undefined when its lines do not add up. */
export function amountsByCouncil(payment: Payment): Amounts | undefined {
  const amounts = byCouncil(ifReadable(() => asStored(() => payment.services.map(readLine))) ?? []);
  const total = add(...amounts.map(([, amount]) => amount));
  return total !== payment.amount || total <= 0 ? undefined : amounts;
}

/** Adds up lines by council, in the order of the councils' codes. */
export function byCouncil(lines: readonly Pick<ServiceLine, "council" | "amount">[]): Amounts {
  const amounts = new Map<CouncilCode, Sen>();
  for (const { council, amount } of lines) amounts.set(council, add(amounts.get(council) ?? NOTHING, amount));
  return [...amounts].sort(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * Shares an amount in proportion. The shares add up to it, to the sen. A provider may return a fee, so the amount may be negative.
 */
export function shared(amount: Sen, amounts: Amounts): Amounts {
  if (amount < 0)
    return shared(absolute(amount), amounts).map(([council, share]) => [council, subtract(NOTHING, share)]);
  const total = add(...amounts.map(([, part]) => part));
  let parts = NOTHING;
  let given = NOTHING;
  return amounts.map(([council, part]) => {
    parts = add(parts, part);
    const share = subtract(shareOf(amount, parts, total), given);
    given = add(given, share);
    return [council, share];
  });
}

/** Adds what the central team paid back of a payment. A chargeback is a line of its own payout, so it does not count here. */
function addRefunds(split: Splitting, refund: RefundCase, amounts: Amounts): void {
  const councils = new Map<string, CouncilCode>(amounts.map(([council]) => [council, council]));
  for (const { at, record_id, paid } of refund.payouts) {
    const council = councils.get(record_id.split(":")[0] ?? "");
    if (council !== undefined && !isChargedBackAt(refund, at))
      addShare(split, "refunds", council, add(...Object.values(paid)));
  }
}
