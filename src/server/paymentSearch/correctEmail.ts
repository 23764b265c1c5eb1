import type { EmailCorrection } from "../../api/schemas/paymentDetails.ts";
import type { PaymentId } from "../../domain/identifiers.ts";
import { maskEmail } from "../../domain/mask.ts";
import { writeAct } from "../audit/pendingActs.ts";
import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/databases.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { changePayment } from "../payments/paymentDocument.ts";
import { withRequestEmail } from "../payments/transitions.ts";

interface CorrectionServices {
  readonly databases: Databases;
  readonly clock: Clock;
}

/**
 * Gives a payment another e-mail address, because the payer mistyped theirs. Messages that wait go to the new address, and the
 * account with this address has the payment in its history. A gateway that the payer has not been sent to yet gets the new address.
 * The payment's events name the person, and no address. The audit log names the person, with both addresses masked. A payment that
 * has the address already stays as it is.
 * @returns whether the address changed
 * @throws Refusal 409 `changed_meanwhile` when the address is no longer the one that the person saw, 404 when the payer had their
 * details erased or asked for it
 */
export async function correctEmail(
  { databases, clock }: CorrectionServices,
  id: PaymentId,
  { email, before }: EmailCorrection,
  member: { readonly name: string },
): Promise<boolean> {
  const event = { at: clock.now().toISOString(), what: "email_corrected", by: member.name } as const;
  const target = `${maskEmail(before)} -> ${maskEmail(email)}`;
  const isCorrected = email !== before;
  const places = [{ database: "all_payments", id }] as const;
  return writeAct(databases, { ...event, target, payments: [id] }, places, async () => {
    const payment = await changePayment(databases.all_payments, id, (stored) => {
      if (stored.email === "" || stored.erasure !== undefined) throw missing();
      if (stored.email !== before) throw new Refusal(409, "changed_meanwhile");
      return isCorrected
        ? withRequestEmail({ ...stored, email, events: [...stored.events, event] })
        : undefined;
    });
    if (payment === undefined) throw missing();
    return isCorrected;
  });
}
