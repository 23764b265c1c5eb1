import { formatDay } from "../domain/malaysiaTime.ts";
import { formatMoney } from "../domain/money.ts";
import type { Statement } from "../domain/statement.ts";
import type { Outcome } from "./verifyText.ts";

/** What is shown of an outcome, on `#/verify` and on the small page alike. */

/** The names of what can come of a check, as the texts have them, and the colour and shape of each: never a colour alone. */
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

/** A genuine document without the portal's word is another thing than one with it; so is a key that is not known here. */
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

/** What a genuine document states; undefined for any other: what a forger wrote is not repeated. */
export function shownStatement(outcome: Outcome): Statement | undefined {
  return "statement" in outcome && GENUINE.has(nameOf(outcome)) ? outcome.statement : undefined;
}

/**
 * When the portal said how a genuine document stands, or when it told the keys that this device checked with; in UTC. Undefined
 * where neither says anything.
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

/** The names of what is stated, as the texts have them. */
export const FACTS = ["number", "amount", "paid_on", "issued_on", "valid_until"] as const;

/** What is stated beside its kind and its councils, as it is printed. */
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
