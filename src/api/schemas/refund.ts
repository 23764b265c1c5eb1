import { array, enums, type Infer, nullable, object, optional, string } from "superstruct";
import { REFUND_ACTIONS } from "../../domain/payments/refundAction.ts";
import { REFUND_EVENTS, REFUND_STEPS } from "../../domain/payments/refundState.ts";
import { codec, ringgit } from "../../domain/schemas/codec.ts";
import { day } from "../../domain/schemas/dayStructs.ts";
import { chargeType, councilCode, paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { list } from "../../domain/schemas/limits.ts";
import { mapOf } from "../../domain/schemas/mapOf.ts";
import { orderNumberText } from "../../domain/schemas/paymentNumberStructs.ts";
import { shortText } from "../../domain/schemas/plainText.ts";

/** The central team's work on refunds. A person sends the version that they saw, or null when there was no case. */

/** A change of a refund case, oldest first. */
export const refundLogEntry = object({
  at: instant,
  what: enums(REFUND_EVENTS),
  /** The bill. */
  record_id: string(),
  /** The amount to be refunded for the bill since then. */
  amount: optional(ringgit),
  /** For `earlier_payment`, the order number of that payment. */
  order_number: optional(orderNumberText),
  /** Who acted, and their reason or the reference of the transfer. Absent when the portal acted. */
  by: optional(string()),
  note: optional(string()),
});

/** POST /api/admin/payments/{id}/refund/opening. */
export const refundOpening = object({
  version: nullable(string()),
  /** The reason. */
  note: shortText,
  /**
   * The money to return of a part of a bill, besides the amounts that are in the case. Empty only to open a rejected case again.
   */
  amounts: list(object({ record_id: string(), part: string(), amount: ringgit }), { max: 200 }),
});

/** POST /api/admin/payments/{id}/refund/approval. */
export const refundApproval = object({ version: string(), note: optional(shortText) });

/** POST /api/admin/payments/{id}/refund/rejection, with the reason. */
export const refundRejection = object({ version: string(), note: shortText });

/** POST /api/admin/payments/{id}/refund/payout, with the bank's reference and the day of the transfer in Malaysia. */
export const refundPayout = object({ version: string(), note: shortText, transferred_on: day });

export type RefundOpening = Infer<typeof refundOpening>;
export type RefundApproval = Infer<typeof refundApproval>;
export type RefundRejection = Infer<typeof refundRejection>;
export type RefundPayout = Infer<typeof refundPayout>;

export const refundCase = object({
  opened_at: instant,
  /** Null for a closed case from before logs were stored. */
  step: nullable(enums(REFUND_STEPS)),
  /** The amounts by bill and part. */
  bills: mapOf(mapOf(ringgit)),
  log: array(refundLogEntry),
  /** Changes whenever the amounts, the state, the approval or the council's figures do. */
  version: string(),
});

/** GET /api/admin/refunds/{order}, and the answer to each step. */
export const shownRefund = object({
  payment_id: paymentId,
  order_number: orderNumberText,
  /** The bills of the payment, with the money that could still be returned. */
  bills: array(
    object({
      record_id: string(),
      council: councilCode,
      type: chargeType,
      /** As printed on the bill. Empty for a charge that citizens fill in as a form, which has no bill. */
      number: string(),
      parts: array(object({ part: string(), paid: ringgit, refundable: ringgit })),
    }),
  ),
  refund_case: nullable(refundCase),
  /** What the caller may do with it now. */
  actions: array(enums(REFUND_ACTIONS)),
});

export type ShownRefund = Infer<typeof shownRefund>;

export const shownRefundCodec = codec(shownRefund);

/** The lists of GET /api/admin/refunds. */
export const REFUND_LISTS = ["open", "approved", "closed"] as const;

export type RefundList = (typeof REFUND_LISTS)[number];

/** GET /api/admin/refunds: a list, from the newest payment to the oldest. */
export const refundPage = object({
  rows: array(
    object({
      payment_id: paymentId,
      order_number: orderNumberText,
      opened_at: instant,
      step: nullable(enums(REFUND_STEPS)),
      amount: ringgit,
      councils: array(councilCode),
      /** Who acted last, and when. The name is absent when the portal acted. */
      last: nullable(object({ at: instant, what: enums(REFUND_EVENTS), by: optional(string()) })),
    }),
  ),
  /** The ids of cases that cannot be read. */
  unreadable: array(string()),
  /** The `before` of the next page. Null at the end. */
  next: nullable(string()),
});

export type RefundPage = Infer<typeof refundPage>;
