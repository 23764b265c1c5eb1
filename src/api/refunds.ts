import type { PaymentId } from "../domain/identifiers.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import {
  type RefundApproval,
  type RefundPayout,
  type RefundRejection,
  type ShownRefund,
  shownRefundCodec,
} from "./schemas/refund.ts";

/** Calls of the central team about refunds. Each throws PortalError, `refused` with `user_error_relogin` or `role_missing`. */

/** The steps. Each throws `refused` with `changed_meanwhile` or `second_person_needed` too, and returns the refund afterwards. */
export const approveRefund = (client: Client, id: PaymentId, asked: RefundApproval) =>
  takeStep(client, id, "approval", asked);

export const rejectRefund = (client: Client, id: PaymentId, asked: RefundRejection) =>
  takeStep(client, id, "rejection", asked);

export const payOutRefund = (client: Client, id: PaymentId, asked: RefundPayout) =>
  takeStep(client, id, "payout", asked);

async function takeStep(client: Client, id: PaymentId, step: string, body: object): Promise<ShownRefund> {
  const answer = await client.post(`api/admin/payments/${id}/refund/${step}`, body);
  return readAnswer(() => shownRefundCodec.read(answer));
}
