import { readLine } from "../../charges/lines.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { absolute, add, NOTHING, type Sen, shareOf, subtract } from "../../domain/money.ts";
import type { Databases } from "../databases/databases.ts";
import { asStored, StoredDataError } from "../databases/readStored.ts";
import type { Seller } from "../gateways/fpx/connection.ts";
import type { Payment } from "../payments/paymentDocument.ts";
import { isOfCouncilsSeller } from "../payments/sellerOfCart.ts";
import { isChargedBackAt, readRefundCase } from "../refunds/refundCases.ts";
import type { Payout } from "./inspectReport.ts";
import { paymentOfLine } from "./reconcileLine.ts";
import {
  type GatewayNamed,
  type JudgedLine,
  linesOfReport,
  readPaidLine,
  readReport,
  reportOfPayout,
  type SettlementReport,
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

export interface PayoutSplit {
  readonly payout: Payout;
  /** Payments and chargebacks, less fees and refunds. */
  readonly councils: ReadonlyMap<CouncilCode, CouncilShare>;
  /** The lines that belong to no council's payment, and the fees that the councils do not bear. Both stay with the operator. */
  readonly unassigned: { readonly amount: Sen; readonly fees: Sen };
}

export interface SplitServices {
  readonly databases: Pick<Databases, "settlements" | "all_payments" | "handles">;
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
  const payout = report?.payouts.find((one) => one.payout === reference);
  if (report === undefined || payout === undefined) return undefined;
  const bearsFees = services.reportFormats[gateway].fees_from === "councils";
  const councils = new Map<CouncilCode, CouncilShare>();
  let unassigned = { amount: NOTHING, fees: NOTHING };
  const addShares = (field: keyof CouncilShare, shares: Amounts) => {
    for (const [council, amount] of shares) {
      const share = councils.get(council) ?? NO_SHARE;
      councils.set(council, { ...share, [field]: add(share[field], amount) });
    }
  };
  for await (const line of linesOfReport(settlements, report)) {
    if (line.payout !== reference || line.kind === "payout") continue;
    const payment = await paidPaymentOf(services, report, line);
    const amounts = payment && amountsByCouncil(payment);
    if (payment === undefined || amounts === undefined) {
      unassigned = { amount: add(unassigned.amount, line.amount), fees: add(unassigned.fees, line.fee) };
      continue;
    }
    addShares(line.kind === "payment" ? "payments" : "chargebacks", shared(absolute(line.amount), amounts));
    if (bearsFees) addShares("fees", shared(line.fee, amounts));
    else unassigned = { ...unassigned, fees: add(unassigned.fees, line.fee) };
    if (line.kind === "payment") addShares("refunds", await refundsOf(settlements, payment));
  }
  const inOrder = [...councils].sort(([one], [other]) => (one < other ? -1 : 1));
  return { payout, councils: new Map(inOrder), unassigned };
}

type Amounts = readonly (readonly [CouncilCode, Sen])[];

/**
 * The paid payment that a line pays, or that a chargeback takes back. Undefined where there is none, and where the money went to a
 * council's own account.
 */
async function paidPaymentOf(
  { databases, fpx }: SplitServices,
  report: SettlementReport,
  line: JudgedLine,
): Promise<Payment | undefined> {
  if (line.kind === "fee") return undefined;
  const payment = await paymentOfLine(databases, line);
  if (payment === undefined || payment === "unreadable" || payment.status !== "paid") return undefined;
  if (isOfCouncilsSeller(fpx.seller, payment)) return undefined;
  if (line.kind === "chargeback") {
    // a council returns no more than it got
    const isWithin = absolute(line.amount) <= payment.amount;
    return line.result === "matched" && isWithin ? payment : undefined;
  }
  const pays = await readPaidLine(databases.settlements, report, payment.order_number);
  const isIts = pays?.report === report.report && pays.line === line.line;
  return isIts && payment.amount === line.amount ? payment : undefined;
}

/** What a payment paid each council, in the order of the councils' codes. Undefined when its lines do not add up. */
function amountsByCouncil(payment: Payment): Amounts | undefined {
  const amounts = new Map<CouncilCode, Sen>();
  try {
    for (const stored of payment.services) {
      const { council, amount } = asStored(() => readLine(stored));
      amounts.set(council, add(amounts.get(council) ?? NOTHING, amount));
    }
  } catch (failure) {
    if (failure instanceof StoredDataError) return undefined;
    throw failure;
  }
  const total = add(...amounts.values());
  if (total !== payment.amount || total <= 0) return undefined;
  return [...amounts].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Shares an amount in proportion. The shares add up to it, to the sen. A provider may return a fee, so the amount may be negative. */
function shared(amount: Sen, amounts: Amounts): Amounts {
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

/** What the central team paid back of a payment. A chargeback is a line of its own payout, so it does not count here. */
async function refundsOf(settlements: Databases["settlements"], payment: Payment): Promise<Amounts> {
  const { payouts = [], log = [] } = (await readRefundCase(settlements, payment)) ?? {};
  const councils = new Map((amountsByCouncil(payment) ?? []).map(([council]) => [String(council), council]));
  return payouts.flatMap(({ at, record_id, paid }) => {
    const council = councils.get(record_id.split(":")[0] ?? "");
    return council === undefined || isChargedBackAt({ log }, at)
      ? []
      : [[council, add(...Object.values(paid))] as const];
  });
}
