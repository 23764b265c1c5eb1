import { array, enums, type Infer, object, string } from "superstruct";
import type { PaymentId } from "../../domain/identifiers.ts";
import { paymentId } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { utcRandom } from "../databases/utcRandom.ts";
import type { Services } from "../services.ts";

/**
 * The audit log: which member of the staff read or changed what of other people, and when. Its database is append-only: the server
 * writes new documents and never changes one. An entry names payments by their ids and holds nothing about the people behind them.
 */

/** An entry. A new kind of access adds its name here. */
export const auditEntry = object({
  at: instant,
  /** The name of the staff account, or of the command on the server's machine. */
  by: string(),
  what: enums([
    "review_queue_read",
    "payment_read",
    "payments_searched",
    "payments_exported",
    "receipt_resent",
    "payment_requeried",
    "review_ended",
    "refund_closed",
    "refund_read",
    "refunds_read",
    "refund_requested",
    "refund_approved",
    "refund_rejected",
    "refund_paid_out",
    "settlement_report_read",
    "differences_read",
    "difference_changed",
    "payout_read",
    "report_read",
    "transfer_noted",
    "unmatched_closed",
    "identity_noted",
    "person_exported",
    "person_erased",
    "second_factor_set",
    "second_factor_reset",
  ]),
  /** The payments whose data were read or changed. */
  payments: array(paymentId),
});

export type AuditEntry = Infer<typeof auditEntry>;

/**
 * Notes an access before its answer is sent. The ids begin with the time.
 * @throws Error when it cannot be written; then the caller must not answer with the data
 */
export async function note(
  { databases, clock, random }: Pick<Services, "databases" | "clock" | "random">,
  {
    by,
    what,
    payments = [],
  }: Omit<AuditEntry, "at" | "payments"> & { readonly payments?: readonly PaymentId[] },
): Promise<void> {
  const entry: AuditEntry = { at: clock.now().toISOString(), by, what, payments: [...payments] };
  const isWritten = await databases.audit.write({
    _id: utcRandom(clock, random)(),
    type: "audit_entry",
    ...entry,
  });
  if (!isWritten) throw new Error("the audit log already has an entry with this id");
}
