import type { Settled } from "../../charges/charge.ts";
import type { ServiceLine } from "../../charges/index.ts";
import { chargeOf, readLine, writeLine } from "../../charges/lines.ts";
import { maskNames } from "../../charges/masking.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { maskText } from "../../domain/mask.ts";
import { add, NOTHING, type Sen, subtract } from "../../domain/money.ts";
import { asStored } from "../databases/readStored.ts";
import { isCardPayment, type Payment } from "../payments/paymentDocument.ts";
import { paidThrough } from "../payments/priceLines.ts";
import { isChargedBackAt, type Payout, type RefundCase } from "../refunds/refundCases.ts";
import { NO_LINES, type RemittanceLine, type Total } from "./remittanceDocument.ts";

/** When the bank took the money. Where the gateway names no time, when the portal learned of the payment. UTC. */
export function paidAt({ paid_at, settled_at, payment_datetime }: Payment): string {
  return paid_at ?? settled_at ?? payment_datetime;
}

/**
 * The lines of a council in a paid payment, one a bill.
 * @throws StoredDataError when a line of the payment is unreadable
 */
export function linesOfPayment(payment: Payment, council: CouncilCode): readonly RemittanceLine[] {
  return servicesOf(payment, council).map((line): RemittanceLine => {
    const charge = chargeOf(line);
    const settles = payment.settles.find(({ record_id }) => record_id === paidThrough({ charge, line }));
    const parts = sorted(settles?.settled ?? { amount: line.amount });
    const gross = add(...Object.values(parts));
    return {
      ...factsOf(payment, line),
      kind: "payment",
      period: settles?.period ?? null,
      parts,
      gross,
      discount: subtract(gross, line.amount),
      amount: line.amount,
      paid_at: paidAt(payment),
      refund_note: null,
    };
  });
}

/**
 * The line of a refund that was paid out, or of a chargeback. All amounts are negative.
 * @throws StoredDataError when a line of the payment is unreadable
 */
export function linesOfRefund(
  refund: RefundCase,
  { record_id, paid, at, note }: Payout,
  { payment, council }: { readonly payment: Payment; readonly council: CouncilCode },
): readonly RemittanceLine[] {
  const parts = sorted(negative(paid));
  const amount = add(...Object.values(parts));
  const kind = isChargedBackAt(refund, at) ? "chargeback" : "refund";
  return servicesOf(payment, council)
    .filter((line) => paidThrough({ charge: chargeOf(line), line }) === record_id)
    .map((line) => ({
      ...factsOf(payment, line),
      kind,
      period: payment.settles.find((settles) => settles.record_id === record_id)?.period ?? null,
      parts,
      gross: amount,
      discount: NOTHING,
      amount,
      paid_at: at,
      refund_note: note,
    }));
}

/** Adds lines up. */
export function totalOf(lines: readonly RemittanceLine[], before: Total = NO_LINES): Total {
  return {
    lines: before.lines + lines.length,
    amount: add(before.amount, ...lines.map(({ amount }) => amount)),
  };
}

function servicesOf({ services }: Payment, council: CouncilCode): readonly ServiceLine[] {
  return services
    .map((stored) => asStored(() => readLine(stored)))
    .filter((line) => line.council === council);
}

function factsOf(payment: Payment, line: ServiceLine) {
  const charge = chargeOf(line);
  // the number of a form names the person who filled it in
  const masked = readLine(maskNames(charge, writeLine(line)));
  return {
    receipt_no: payment.receipt_no ?? null,
    order_number: payment.order_number,
    payment_id: payment._id,
    charge: line.type,
    bill: charge.numberOf(masked),
    method: methodOf(payment),
    method_code: payment.payment_method,
    gateway_transaction: (isCardPayment(payment) ? payment.card_transaction : payment.fpx_fpxTxnId) ?? null,
    authorization: payment.authorization ?? null,
    payer: maskText(payment.user),
  };
}

function methodOf(payment: Payment): RemittanceLine["method"] {
  if (isCardPayment(payment)) return "card";
  return payment.fpx_msgToken === "01" ? "fpx_individual" : "fpx_company";
}

/** The database may return the parts in any order, and a line's text must not depend on it. */
function sorted(parts: Settled): Record<string, Sen> {
  return Object.fromEntries(
    Object.entries(parts)
      .filter(([, amount]) => amount !== NOTHING)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function negative(parts: Settled): Settled {
  return Object.fromEntries(Object.entries(parts).map(([part, amount]) => [part, subtract(NOTHING, amount)]));
}
