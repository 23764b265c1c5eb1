import { chargeTerms } from "../../api/schemas/chargeTerms.ts";
import { chargeOf, readLine } from "../../charges/lines.ts";
import { readConfiguration } from "../configuration/readConfiguration.ts";
import { asStored } from "../databases/readStored.ts";
import { Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { attemptsOf } from "./attempts.ts";
import type { Payment } from "./paymentDocument.ts";
import { priceLines } from "./priceLines.ts";

/** Why nobody is led to the bank for a payment after all, whatever way there was given out before. */
export type BlockReason =
  /** Another attempt to pay the same has paid. */
  | "paid"
  /** Its lines are not what our records say now: somebody paid a bill, or the council billed it anew. */
  | "changed";

/**
 * Looks once more at the moment in which the citizen leaves: between validation and the redirect up to ten minutes pass, in which
 * another tab or somebody else can pay the bill.
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
