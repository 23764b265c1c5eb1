import { array, enums, type Infer, nullable, object, optional, string } from "superstruct";
import { UNMATCHED_EVENTS } from "../../domain/payments/unmatchedPayment.ts";
import { codec, ringgit } from "../../domain/schemas/codec.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { whole } from "../../domain/schemas/limits.ts";
import { orderNumberText } from "../../domain/schemas/paymentNumberStructs.ts";
import { shortText } from "../../domain/schemas/plainText.ts";

/**
 * A payment that a signed answer or a settlement proves, and of which the portal has no document, for example after a restore. A
 * person of the central team finds out what it paid.
 */

const unmatchedLogEntry = object({
  at: instant,
  what: enums(UNMATCHED_EVENTS),
  /** The gateway's code, or the card gateway's status. */
  code: optional(string()),
  /** For `closed`: who ended the entry, and what they found. */
  by: optional(string()),
  note: optional(string()),
});

export const unmatchedPayment = object({
  order_number: orderNumberText,
  /** Null when only settlements prove it. */
  gateway: nullable(enums(["fpx", "card"])),
  amount: nullable(ringgit),
  /** When the bank took the money. Null when nothing names the time. */
  paid_at: nullable(instant),
  /** The gateway's number for the transaction, and the bank's number for the debit or the card's authorisation code. */
  transaction: nullable(string()),
  authorization: nullable(string()),
  /** The records that its settlements pay. */
  bills: array(string()),
  status: enums(["open", "closed"]),
  /** Oldest first. */
  log: array(unmatchedLogEntry),
});

export const unmatchedPaymentCodec = codec(unmatchedPayment);

export type UnmatchedPayment = Infer<typeof unmatchedPayment>;

/** POST /api/admin/unmatched/{order}/close. */
export const closeUnmatchedRequest = object({
  /** What the person found, such as the refund's reference. */
  note: shortText,
  /** The number of entries in the log that the person saw. The server refuses when there are more. */
  seen: whole({ min: 1, max: 1000 }),
});

export type CloseUnmatchedRequest = Infer<typeof closeUnmatchedRequest>;
