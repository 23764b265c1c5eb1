import type { EmailCorrection } from "../../api/schemas/paymentDetails.ts";
import type { PaymentId } from "../../domain/identifiers.ts";
import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/databases.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { changePayment } from "../payments/paymentDocument.ts";
import { withRequestEmail } from "../payments/transitions.ts";

interface CorrectionServices {
  readonly databases: Pick<Databases, "all_payments">;
  readonly clock: Clock;
}

/**
 * Gives a payment another e-mail address, because the payer mistyped theirs. Messages that wait go to the new address, and the
 * account with this address has the payment in its history. A gateway that the payer has not been sent to yet gets the new address.
 * The payment's events name the person, and no address.
 * @returns false when the payment already has the address
 * @throws Refusal 409 `changed_meanwhile` when the address is no longer the one that the person saw, 404 when the payer had their
 * details erased or asked for it
 */
export async function correctEmail(
  { databases, clock }: CorrectionServices,
  id: PaymentId,
  { email, before }: EmailCorrection,
  member: { readonly name: string },
): Promise<boolean> {
  let isCorrected = false;
  const payment = await changePayment(databases.all_payments, id, (stored) => {
    if (stored.email === "" || stored.erasure !== undefined) throw missing();
    if (stored.email !== before) throw new Refusal(409, "changed_meanwhile");
    isCorrected = email !== before;
    if (!isCorrected) return undefined;
    const event = { at: clock.now().toISOString(), what: "email_corrected", by: member.name } as const;
    return withRequestEmail({ ...stored, email, events: [...stored.events, event] });
  });
  if (payment === undefined) throw missing();
  return isCorrected;
}
