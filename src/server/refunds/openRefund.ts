import type { RefundOpening } from "../../api/schemas/refund.ts";
import type { Settled } from "../../charges/charge.ts";
import type { PaymentId } from "../../domain/identifiers.ts";
import { add, NOTHING, type Sen, sen, shareOf, subtract } from "../../domain/money.ts";
import { readSettlement, type Settlement } from "../bills/settlements.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { type Payment, readPayment } from "../payments/paymentDocument.ts";
import {
  amountsOf,
  plus,
  type RefundCase,
  type RefundLogEntry,
  type RefundRequestOfBill,
  readRefundCase,
  versionOf,
} from "./refundCases.ts";
import { requireCouncils } from "./refundCouncils.ts";
import { writeRefundMessages } from "./refundMessages.ts";
import {
  changed,
  type RefundServices,
  type TeamMember,
  updateRefundCasesOf,
  writeCase,
} from "./refundSteps.ts";
import { requestWithin } from "./updateRefundCases.ts";

/**
 * Opens a refund case for a paid payment, or adds to an open one, because a person wants to return money that the council's figures
 * do not call for. An approval of an open case ends with it. A rejected case opens again with the amounts that nobody owed, and
 * without an amount too. It loses the amounts that persons asked for, so that nobody approves their own earlier request.
 * @throws Refusal 409 `changed_meanwhile` when the case is no longer the one that the person saw; 404 without a paid payment; 403
 * without the council; 422 for an amount that the payment did not pay, or that was refunded or is in the case already
 */
export async function openRefund(
  { databases, clock }: RefundServices,
  id: PaymentId,
  { version, note, amounts }: RefundOpening,
  { name, councils }: TeamMember,
): Promise<void> {
  const payment = await readPayment(databases.all_payments, id);
  if (payment?.status !== "paid" || payment.settlement !== "complete") throw missing();
  const at = clock.now().toISOString();
  await updateRefundCasesOf(databases, payment, at);
  const stored = await readRefundCase(databases.settlements, payment);
  const before = caseToAddTo(payment, stored, at);
  const wanted = wantedOf(amounts);
  // before the answer that names who acted last
  requireCouncils(councils, [...wanted.keys(), ...Object.keys(amountsOf(before))]);
  if ((stored === undefined ? null : versionOf(stored)) !== version) throw changed(stored, councils);
  if (wanted.size === 0 && (stored === undefined || !mayReopen(stored)))
    throw new Refusal(422, "invalid_request");
  const requested = { ...before.requested };
  for (const [recordId, parts] of wanted)
    requested[recordId] = await added(databases.settlements, payment, before, recordId, parts);
  const next = { ...before, requested };
  const touched = wanted.size === 0 ? Object.keys(amountsOf(next)) : [...wanted.keys()];
  const entries = touched.map(
    (record_id): RefundLogEntry => ({
      at,
      what: "requested",
      record_id,
      amount: add(...Object.values(amountsOf(next)[record_id] ?? {})),
      by: name,
      note,
    }),
  );
  const voided: RefundLogEntry[] =
    stored?.approval === undefined
      ? []
      : entries.map(({ record_id }) => ({ at, what: "approval_void", record_id, by: name }));
  const opened = { ...next, log: [...before.log, ...entries, ...voided] };
  await writeRefundMessages(databases, opened, before.log.length);
  if (await writeCase(databases, payment, { at, by: name, what: "refund_requested" }, opened)) return;
  throw changed(await readRefundCase(databases.settlements, payment), councils);
}

/** Whether a rejected case has amounts that nobody owed. Such a case opens again without another amount. */
export function mayReopen({ status, log, bills }: RefundCase): boolean {
  return status !== "open" && log.at(-1)?.what === "rejected" && Object.keys(bills).length > 0;
}

/** What was paid out or is no longer due does not open again. */
function caseToAddTo(
  { _id }: Payment,
  stored: (RefundCase & { readonly _rev?: string }) | undefined,
  at: string,
): RefundCase {
  if (stored === undefined)
    return { payment_id: _id, opened_at: at, status: "open", bills: {}, log: [], payouts: [] };
  const continued = { ...stored, status: "open" as const, approval: undefined };
  if (stored.status === "open") return continued;
  const isRejected = stored.log.at(-1)?.what === "rejected";
  return { ...continued, bills: isRejected ? stored.bills : {}, requested: undefined };
}

function wantedOf(amounts: RefundOpening["amounts"]): ReadonlyMap<string, Settled> {
  const wanted = new Map<string, Settled>();
  for (const { record_id, part, amount } of amounts) {
    const parts = wanted.get(record_id) ?? {};
    if (amount <= 0 || part in parts) throw new Refusal(422, "invalid_request");
    wanted.set(record_id, { ...parts, [part]: amount });
  }
  return wanted;
}

/** What is asked for of a bill, with the parts that a person adds. @throws Refusal 422 */
async function added(
  settlements: RefundServices["databases"]["settlements"],
  { order_number }: Payment,
  { bills, requested = {} }: RefundCase,
  recordId: string,
  wanted: Settled,
): Promise<RefundRequestOfBill> {
  const settlement = await readSettlement(settlements, { record_id: recordId, order_number });
  if (settlement === undefined) throw new Refusal(422, "invalid_request");
  const bill = bills[recordId];
  const inCase = plus(bill?.settled ?? bill?.paid ?? {}, requested[recordId]?.settled ?? {});
  const parts = Object.entries(wanted).map(([part, amount]): readonly [string, Sen] => {
    const settled = settledFor(settlement, inCase, part, amount);
    if (settled === undefined) throw new Refusal(422, "invalid_request");
    return [part, settled];
  });
  const total = plus(requested[recordId]?.settled ?? {}, Object.fromEntries(parts));
  return requestWithin(
    { ...settlement, gross: settlement.settled },
    bill?.settled ?? bill?.paid ?? {},
    total,
  );
}

/** What could still be returned of each part of a settlement, in ringgit that were paid. */
export function refundableOf(settlement: Settlement, inCase: Settled): Settled {
  const { settled: gross, paid = gross, refunded = {} } = settlement;
  return Object.fromEntries(
    Object.entries(gross).flatMap(([part, whole]) => {
      if (whole <= 0) return [];
      const before = add(refunded[part] ?? NOTHING, inCase[part] ?? NOTHING);
      const returned = shareOf(paid[part] ?? NOTHING, before, whole);
      return [[part, subtract(paid[part] ?? NOTHING, returned)]];
    }),
  );
}

/**
 * The amount before reductions that returns exactly this money of a part. A sen before reductions is at most a sen that was paid,
 * so there is one.
 */
function settledFor(settlement: Settlement, inCase: Settled, part: string, amount: Sen): Sen | undefined {
  const whole = settlement.settled[part] ?? NOTHING;
  const of = (settlement.paid ?? settlement.settled)[part] ?? NOTHING;
  if (amount > (refundableOf(settlement, inCase)[part] ?? NOTHING)) return undefined;
  const before = add(settlement.refunded?.[part] ?? NOTHING, inCase[part] ?? NOTHING);
  const returnedBy = (settled: number) =>
    subtract(shareOf(of, add(before, sen(settled)), whole), shareOf(of, before, whole));
  let [low, high] = [0, whole - before];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (returnedBy(middle) < amount) low = middle + 1;
    else high = middle;
  }
  return returnedBy(low) === amount ? sen(low) : undefined;
}
