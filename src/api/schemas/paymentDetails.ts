import { array, enums, type Infer, nullable, object, optional, string, unknown } from "superstruct";
import { REFUND_MESSAGES } from "../../domain/payments/refundState.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { whole } from "../../domain/schemas/limits.ts";
import { emailText } from "../../domain/schemas/personStructs.ts";

/** One payment on the central team's desk, with what happened around it. */

export const MESSAGE_KINDS = ["receipt", "status", "refund"] as const;

export const MESSAGE_STATES = ["to_send", "sent", "given_up", "overtaken"] as const;

const paymentMessage = object({
  about: enums(MESSAGE_KINDS),
  /** For a refund: the step that the payer learned of. */
  step: optional(enums(REFUND_MESSAGES)),
  status: enums(MESSAGE_STATES),
  created_at: instant,
  sent_at: optional(instant),
  /** The time of the next attempt. */
  next_at: optional(instant),
  attempts: whole({ min: 0 }),
});

export type PaymentMessage = Infer<typeof paymentMessage>;

/** POST /api/admin/payments/orders/{order}/email: the right address, and the one that the person saw. */
export const emailCorrection = object({ email: emailText, before: string() });

export type EmailCorrection = Infer<typeof emailCorrection>;

/** GET /api/admin/payments/orders/{order}. */
export const paymentDetails = object({
  /** In the form of the review queue (reviewPayment.ts), with the payer's contact details in clear for those who may read them. */
  payment: unknown(),
  /** Oldest first. A role for named councils gets none about the refund, which is about the bills of every council. */
  messages: array(paymentMessage),
  /** The remittances in which the councils learned of the payment. */
  remittances: array(object({ council: councilCode, remittance: string() })),
  /** The payment's line in a settlement report of its gateway: the SHA-256 of the file in hex, and the line counted from 1. */
  settlement_line: nullable(object({ report: string(), line: whole({ min: 1 }) })),
});
