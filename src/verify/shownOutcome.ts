import { formatDay } from "../domain/malaysiaTime.ts";
import { formatMoney } from "../domain/money.ts";
import type { Statement } from "../domain/statement.ts";
import type { Outcome } from "./verifyText.ts";

/** The shown parts of an outcome, for `#/verify` and for the small page at `/verify`. */

/** The names of the outcomes, as in the texts, with the tone of each. A tone is a colour and a shape, never a colour alone. */
export const OUTCOMES = {
  genuine: "success",
  in_date: "success",
  genuine_unchecked: "info",
  in_date_unchecked: "info",
  expired: "warning",
  renewed: "warning",
  revoked: "danger",
  no_record: "danger",
  forged: "danger",
  withdrawn_key: "danger",
  unknown_key: "danger",
  unknown_key_unchecked: "warning",
  no_keys: "warning",
  no_crypto: "warning",
  unreadable: "warning",
  not_ours: "warning",
} as const;

export type OutcomeName = keyof typeof OUTCOMES;

/** The name of an outcome. A valid document or an unknown key has another name if the portal did not answer. */
export function nameOf(outcome: Outcome): OutcomeName {
  if (!("statement" in outcome)) return outcome.verdict;
  const { verdict, statement, checkedAt } = outcome;
  if (verdict === "unknown_key") return checkedAt === undefined ? "unknown_key_unchecked" : verdict;
  if (verdict !== "valid") return verdict;
  const name = statement.kind === "receipt" ? "genuine" : "in_date";
  return checkedAt === undefined ? `${name}_unchecked` : name;
}

const GENUINE: ReadonlySet<OutcomeName> = new Set([
  "genuine",
  "in_date",
  "genuine_unchecked",
  "in_date_unchecked",
  "expired",
  "renewed",
  "revoked",
]);

/** The statement of a genuine document. Undefined for any other document, so that the page does not repeat a forger's text. */
export function shownStatement(outcome: Outcome): Statement | undefined {
  return "statement" in outcome && GENUINE.has(nameOf(outcome)) ? outcome.statement : undefined;
}

/**
 * The time of the portal's answer about a genuine document, or the time of the keys with which this device checked it, in UTC.
 * Undefined if neither applies.
 */
export function checkedWhen(
  outcome: Outcome,
): { readonly said: "checkedAt" | "keysOf"; readonly at: string } | undefined {
  if (!("statement" in outcome)) return undefined;
  const { verdict, checkedAt, keysOf } = outcome;
  const isStanding = shownStatement(outcome) !== undefined || verdict === "no_record";
  if (checkedAt !== undefined) return isStanding ? { said: "checkedAt", at: checkedAt } : undefined;
  return keysOf === undefined ? undefined : { said: "keysOf", at: keysOf };
}

/** The names of the facts, as in the texts. */
export const FACTS = ["number", "amount", "paid_on", "issued_on", "valid_until"] as const;

/** The facts of a statement besides its kind and its councils, formatted as on the printed document. */
export function factsOf(statement: Statement): readonly (readonly [(typeof FACTS)[number], string])[] {
  if (statement.kind === "receipt")
    return [
      ["number", statement.number],
      ["amount", formatMoney(statement.amount)],
      ["paid_on", formatDay(statement.paidOn)],
    ];
  return [
    ["number", statement.number],
    ["issued_on", formatDay(statement.issuedOn)],
    ["valid_until", formatDay(statement.validUntil)],
  ];
}
