import { type Infer, object, string } from "superstruct";
import type { OrderNumber } from "../../domain/identifiers.ts";
import { whole } from "../../domain/schemas/limits.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import { isCardPayment, type Payment } from "../payments/paymentDocument.ts";
import { identityOf, readDifference } from "./difference.ts";
import type { GatewayNamed, ReportNamed } from "./reportDocument.ts";

const chargebackLine = object({ report: string(), line: whole({ min: 1 }) });

/** One payment has one such document, so that two lines never take it back. */
const chargebackLineId = ({ gateway }: GatewayNamed, order: OrderNumber): string =>
  `charged_back_line:${gateway}:${order}`;

async function readChargebackLine(
  settlements: DocumentStore,
  gateway: GatewayNamed,
  order: OrderNumber,
): Promise<Infer<typeof chargebackLine> | undefined> {
  const document = await settlements.read(chargebackLineId(gateway, order));
  return document && readStored(document, chargebackLine);
}

/**
 * Notes the line that takes a payment back. The first one stays.
 * @returns whether it is this line
 */
export async function noteChargebackLine(
  settlements: DocumentStore,
  named: ReportNamed,
  order: OrderNumber,
  line: number,
): Promise<boolean> {
  const { report } = named;
  const _id = chargebackLineId(named, order);
  if (await settlements.write({ _id, type: "charged_back_line", report, line })) return true;
  const first = await readChargebackLine(settlements, named, order);
  return first?.report === report && first.line === line;
}

/** Whether a chargeback of the payment waits for a person, so that a refund would pay it back twice. */
export async function isChargebackOpen(settlements: DocumentStore, payment: Payment): Promise<boolean> {
  const { order_number } = payment;
  const gateway = isCardPayment(payment) ? "card" : "fpx";
  const first = await readChargebackLine(settlements, { gateway }, order_number);
  if (first === undefined) return false;
  const id = identityOf({ kind: "chargeback", gateway, order_number, ...first });
  // after a crash the line has no difference until its report is read again
  return (await readDifference(settlements, id))?.status !== "ended";
}
