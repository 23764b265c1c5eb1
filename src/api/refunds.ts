import { mask } from "superstruct";
import type { CouncilCode } from "../domain/councils.ts";
import type { OrderNumber, PaymentId } from "../domain/identifiers.ts";
import { ringgitFromSen } from "../domain/money.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./fault.ts";
import {
  type RefundApproval,
  type RefundList,
  type RefundOpening,
  type RefundPage,
  type RefundPayout,
  type RefundRejection,
  refundPage,
  type ShownRefund,
  shownRefundCodec,
} from "./schemas/refund.ts";

/** Calls of the central team about refunds. Each throws PortalError, `refused` with `user_error_relogin` or `role_missing`. */

/**
 * GET /api/admin/refunds: a page of a list, from the newest payment to the oldest.
 * @param range `before` is the `next` of the page before
 */
export async function readRefunds(
  client: Client,
  list: RefundList,
  range: { readonly council?: CouncilCode | undefined; readonly before?: string | undefined } = {},
): Promise<RefundPage> {
  const query = new URLSearchParams({ list });
  if (range.council !== undefined) query.set("council", range.council);
  if (range.before !== undefined) query.set("before", range.before);
  const answer = await client.get(`api/admin/refunds?${query}`);
  return readAnswer(() => mask(answer, refundPage));
}

/** GET /api/admin/refunds/{order}. */
export async function readRefund(client: Client, order: OrderNumber): Promise<ShownRefund> {
  const answer = await client.get(`api/admin/refunds/${order}`);
  return readAnswer(() => shownRefundCodec.read(answer));
}

/** The steps. Each throws `refused` with `changed_meanwhile` or `second_person_needed` too, and returns the refund afterwards. */
export const openRefund = (client: Client, id: PaymentId, { amounts, ...asked }: RefundOpening) =>
  takeStep(client, id, "opening", {
    ...asked,
    amounts: amounts.map((one) => ({ ...one, amount: ringgitFromSen(one.amount) })),
  });

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
