import { chargeTerms } from "../../api/schemas/chargeTerms.ts";
import { chargeOf, readLine } from "../../charges/lines.ts";
import { readConfiguration } from "../configuration/readConfiguration.ts";
import { asStored } from "../databases/readStored.ts";
import { Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { attemptsOf, type Payment } from "./paymentDocument.ts";
import { priceLines } from "./priceLines.ts";

/** Why the server no longer redirects to the bank for a payment, although its pay page was valid. */
export type BlockReason =
  /** Another attempt for the same bills was paid. */
  | "paid"
  /** Its lines differ from our records now: somebody paid a bill, or the council changed it. */
  | "changed";

/**
 * Validates the payment again at the redirect. Up to ten minutes pass after the first validation, and in that time another tab or
 * another person can pay the bill.
 */
export async function blockReasonOf(
  { databases, clock }: Pick<Services, "databases" | "clock">,
  payment: Payment,
): Promise<BlockReason | undefined> {
  const attempts = await attemptsOf(databases.all_payments, payment._id);
  if (attempts.some(({ status }) => status === "paid")) return "paid";
  const lines = asStored(() => payment.services.map(readLine)).map((line) => ({
    charge: chargeOf(line),
    line,
  }));
  const terms = chargeTerms(await readConfiguration(databases.metadata), clock.now());
  try {
    await priceLines(databases, lines, payment.amount, terms);
    return undefined;
  } catch (failure) {
    if (failure instanceof Refusal && failure.reason === "amount_changed") return "changed";
    throw failure;
  }
}
