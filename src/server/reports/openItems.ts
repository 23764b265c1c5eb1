import { type Difference, GATEWAYS } from "../../api/schemas/reconciliation.ts";
import { COUNCIL_CODES, type CouncilCode } from "../../domain/councils.ts";
import { endOfMalaysiaDay, malaysiaDate } from "../../domain/malaysiaTime.ts";
import { add, NOTHING, type Sen, subtract } from "../../domain/money.ts";
import type { Days } from "../../domain/schemas/dayStructs.ts";
import { ifReadable, StoredDataError } from "../databases/readStored.ts";
import { OPEN_REFUNDS_VIEW } from "../databases/views.ts";
import { type Payment, readablePayment } from "../payments/paymentDocument.ts";
import { openDifferences } from "../reconciliation/difference.ts";
import { paymentsInTransit } from "../reconciliation/paymentsWithoutLine.ts";
import { licencesOf } from "../reconciliation/recordChargeback.ts";
import {
  type Amounts,
  amountsByCouncil,
  byCouncil,
  type SplitServices,
  shared,
} from "../reconciliation/splitPayout.ts";
import { amountsOf, refundCaseOfDocument } from "../refunds/refundCases.ts";
import { NO_LINES, type Total } from "../remittances/remittanceDocument.ts";

/** What is not settled yet, in the order of a report. */
export const OPEN_ITEMS = [
  /** Paid bills and refunds that are in no remittance. */
  "not_remitted",
  /** Lines of remittances that the council's program has not acknowledged. */
  "not_acknowledged",
  /** Of the payouts, what is still to be transferred to the council. */
  "not_transferred",
  /** Of the payouts, what belongs to no council's payment. */
  "unassigned",
  /** Payments whose payout is not overdue. */
  "in_transit",
  "missing_at_gateway",
  "unknown_to_us",
  "amount_differs",
  /** Chargebacks that wait for a person. */
  "chargeback",
  /** Licences whose payment a chargeback took back. */
  "licence_charged_back",
  /** Bills of open refund cases. */
  "refunds_due",
] as const;

export type OpenItem = (typeof OPEN_ITEMS)[number];

/** A council, or all of them. */
export type Reported = CouncilCode | "all";

/** Totals of open items, by council and of all councils. */
export interface OpenTotals {
  /** Counts one item of all councils, with the share of each council that has one. */
  count(name: OpenItem, amount: Sen, shares: readonly (readonly [CouncilCode, Sen])[]): void;
  /** Counts a total of one council. */
  countTotal(name: OpenItem, council: CouncilCode, total: Total): void;
  /** Counts a total that belongs to no council. */
  countOfNone(name: OpenItem, total: Total): void;
  of(reported: Reported): readonly (readonly [OpenItem, Total])[];
}

export function openTotals(): OpenTotals {
  const totals = new Map<string, Total>();
  const key = (reported: Reported, name: OpenItem) => `${reported} ${name}`;
  const addTo = (reported: Reported, name: OpenItem, { lines, amount }: Total) => {
    const before = totals.get(key(reported, name)) ?? NO_LINES;
    totals.set(key(reported, name), { lines: before.lines + lines, amount: add(before.amount, amount) });
  };
  return {
    count(name, amount, shares) {
      addTo("all", name, { lines: 1, amount });
      for (const [council, share] of shares) addTo(council, name, { lines: 1, amount: share });
    },
    countTotal(name, council, total) {
      for (const reported of [council, "all"] as const) addTo(reported, name, total);
    },
    countOfNone(name, total) {
      addTo("all", name, total);
    },
    of: (reported) =>
      OPEN_ITEMS.flatMap((name) => {
        const total = totals.get(key(reported, name));
        return total === undefined ? [] : [[name, total] as const];
      }),
  };
}

/** Counts the open differences, the payments in transit and the open refund cases of the days until the end of a period. */
export async function countOpenItems(services: SplitServices, days: Days, totals: OpenTotals): Promise<void> {
  await countDifferences(services, days, totals);
  for (const gateway of GATEWAYS)
    for await (const payment of paymentsInTransit(services, { gateway }, days))
      totals.count("in_transit", payment.amount, amountsByCouncil(payment) ?? []);
  await countRefunds(services, endOfMalaysiaDay(days.through), totals);
}

/** Differences are few: each waits for a person. */
async function countDifferences(services: SplitServices, days: Days, totals: OpenTotals): Promise<void> {
  const { settlements, all_payments } = services.databases;
  for (let after: string | undefined; ; ) {
    const page: readonly Difference[] = await openDifferences(settlements, { after });
    const ids = page.flatMap(({ payment_id }) => payment_id ?? []);
    const documents = await all_payments.readAll([...new Set(ids)]);
    const payments = new Map(
      documents
        .flatMap((document) => readablePayment(document) ?? [])
        .map((payment) => [payment._id, payment]),
    );
    for (const item of page) {
      const { paid_on, found_at, kind, payment_id } = item;
      if ((paid_on ?? malaysiaDate(new Date(found_at))) > days.through) continue;
      const payment = payment_id === null ? undefined : payments.get(payment_id);
      const amount = amountOf(item);
      totals.count(kind, amount, payment === undefined ? [] : sharesOf(item, amount, payment));
    }
    after = page.at(-1)?.difference;
    if (after === undefined) return;
  }
}

/** What a difference is about, in sen: of different amounts, how much more the gateway reports. */
function amountOf({ kind, reported, ours }: Difference): Sen {
  if (kind === "amount_differs") return subtract(reported ?? NOTHING, ours ?? NOTHING);
  return (kind === "missing_at_gateway" || kind === "licence_charged_back" ? ours : reported) ?? NOTHING;
}

/** The councils of the payment share the amount. That of licences belongs to the councils of the licences. */
function sharesOf({ kind }: Difference, amount: Sen, payment: Payment): Amounts {
  const amounts =
    kind === "licence_charged_back"
      ? ifReadable(() => byCouncil(licencesOf(payment)))
      : amountsByCouncil(payment);
  return amounts === undefined || amounts.length === 0 ? [] : shared(amount, amounts);
}

/** What is still to be refunded of the cases that were opened before a time. */
async function countRefunds(services: SplitServices, until: string, totals: OpenTotals): Promise<void> {
  const { settlements } = services.databases;
  const { rows } = await settlements.rows(OPEN_REFUNDS_VIEW);
  for (const { id } of rows) {
    const document = await settlements.read(id);
    if (document === undefined) continue;
    try {
      const refund = refundCaseOfDocument(document);
      if (refund.opened_at >= until) continue;
      for (const [record, paid] of Object.entries(amountsOf(refund))) {
        const council = COUNCIL_CODES.find((code) => record.startsWith(`${code}:`));
        const amount = add(...Object.values(paid));
        if (council !== undefined) totals.countTotal("refunds_due", council, { lines: 1, amount });
      }
    } catch (failure) {
      // the review queue reports a case that is unreadable
      if (!(failure instanceof StoredDataError)) throw failure;
    }
  }
}
