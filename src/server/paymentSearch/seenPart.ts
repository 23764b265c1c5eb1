import type { PaymentFilters } from "../../api/schemas/paymentSearch.ts";
import { add, ringgitFromSen } from "../../domain/money.ts";
import type { PermittedCouncils } from "../../domain/roles.ts";
import { isCardPayment, type Payment } from "../payments/paymentDocument.ts";
import { seenLines } from "./foundPayments.ts";

/**
 * The index lists a payment by the bills of all its councils. A council's officer finds it only by what they see of it: the bills
 * of their councils, the sum of these, and what belongs to the payment as a whole.
 */

/** The fields of a line that have a bill's number, as in the search's view. */
const NUMBER_FIELDS: readonly string[] = [
  "assessment_no",
  "compound_no",
  "license_no",
  "stall_no",
  "account_no",
];

/**
 * Whether a payment is found by the part that may be seen.
 * @param keys those of the typed text, of which any may match; undefined without such a text
 */
export function isFoundBySeenPart(
  payment: Payment,
  { charge }: PaymentFilters,
  keys: readonly string[] | undefined,
  councils: PermittedCouncils,
): boolean {
  const lines = seenLines(payment, { councils });
  if (charge !== undefined && !lines.some(({ type }) => type === charge)) return false;
  if (keys === undefined) return lines.length > 0;
  const seen = new Set(seenKeys(payment, lines));
  return lines.length > 0 && keys.some((key) => seen.has(key));
}

/** The keys under which the search's view would list the payment if it had these lines only. */
function seenKeys(payment: Payment, lines: ReturnType<typeof seenLines>): readonly string[] {
  const ofGateway = isCardPayment(payment) ? payment.card_transaction : payment.fpx_fpxTxnId;
  const ofLines = lines.flatMap((line) =>
    Object.entries(line).flatMap(([field, value]) => (NUMBER_FIELDS.includes(field) ? [String(value)] : [])),
  );
  const numbers = [payment.order_number, ofGateway ?? "", payment.authorization ?? "", ...ofLines];
  return [
    ...numbers.map((number) => number.toUpperCase().replace(/[^0-9A-Z]/g, "")),
    payment.email.toLowerCase(),
    payment.contact.replace(/[^0-9]/g, "").replace(/^0/, "60"),
    `RM${ringgitFromSen(add(...lines.map(({ amount }) => amount)))}`,
  ].filter((key) => key !== "");
}
