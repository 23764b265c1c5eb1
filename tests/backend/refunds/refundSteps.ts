import type { OrderNumber, PaymentId } from "../../../src/domain/identifiers.ts";
import { malaysiaDate } from "../../../src/domain/malaysiaTime.ts";
import { readRefundCase, versionOf } from "../../../src/server/refunds/refundCases.ts";
import {
  approveRefund,
  payOutRefund,
  type RefundServices,
  rejectRefund,
} from "../../../src/server/refunds/refundSteps.ts";

/** Two persons of the finance team. */
export const FIRST = { name: "aminah", councils: "all" } as const;
export const SECOND = { name: "david", councils: "all" } as const;

/** The version of a payment's case that a person sees now. */
export async function versionNow(
  { databases }: Pick<RefundServices, "databases">,
  order_number: OrderNumber,
): Promise<string> {
  const refund = await readRefundCase(databases.settlements, { order_number });
  return refund === undefined ? "" : versionOf(refund);
}

/** One person approves the open case of a payment, and another one pays it out. */
export async function payRefundOut(
  services: RefundServices,
  id: PaymentId,
  order: OrderNumber,
): Promise<void> {
  await approveRefund(services, id, { version: await versionNow(services, order) }, FIRST);
  await noteRefundTransfer(services, id, order);
}

/** The second person notes the transfer of an approved case. */
export async function noteRefundTransfer(
  services: RefundServices,
  id: PaymentId,
  order: OrderNumber,
): Promise<void> {
  const transferred_on = malaysiaDate(services.clock.now());
  const asked = { version: await versionNow(services, order), note: "T1", transferred_on };
  await payOutRefund(services, id, asked, SECOND);
}

export async function rejectCase(services: RefundServices, id: PaymentId, order: OrderNumber): Promise<void> {
  await rejectRefund(services, id, { version: await versionNow(services, order), note: "T1" }, FIRST);
}
