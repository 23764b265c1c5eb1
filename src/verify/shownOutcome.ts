import type { CouncilCode } from "../domain/councils.ts";
import { formatDateTime, formatDay } from "../domain/malaysiaTime.ts";
import { formatMoney } from "../domain/money.ts";
import { issuersOf, type Statement } from "../domain/statements/statement.ts";
import type { Outcome } from "./verifyText.ts";

/** The result of a check in the reader's language, as data. The small page at `/verify` draws it. */
export interface ShownOutcome {
  readonly name: OutcomeName;
  readonly tone: (typeof OUTCOMES)[OutcomeName];
  readonly title: string;
  readonly text: string;
  /** When the portal answered, or how old the keys and the list of the check are. */
  readonly when: readonly string[];
  /** The facts of a genuine document, for comparison with the paper. They name no person. */
  readonly stated: StatedFacts | undefined;
}

export interface StatedFacts {
  readonly title: string;
  readonly rows: readonly StatedFact[];
  readonly compare: string;
}

export interface StatedFact {
  readonly term: string;
  /** A text in the page's language, a value that stays as it is printed, or the councils that issued the document. */
  readonly value: string | { readonly printed: string } | { readonly councils: readonly CouncilCode[] };
}

/** Finds a text by its key, and fills in its time. */
export type Say = (key: TextKey, values?: { readonly time: string }) => string;

type TextKey =
  | `verify.outcome.${OutcomeName}.${"title" | "text"}`
  | `verify.kind.${Statement["kind"]}`
  | `verify.fact.${"kind" | "council" | (typeof FACTS)[number]}`
  | "verify.stated"
  | "verify.compare"
  | "verify.checkedAt"
  | "verify.keysOf"
  | "verify.listOf";

/** The names of the outcomes, as in the texts, with the tone of each. A tone is a colour and a shape, never a colour alone. */
export const OUTCOMES = {
  genuine: "success",
  in_date: "success",
  on_record: "success",
  genuine_unchecked: "info",
  in_date_unchecked: "info",
  on_record_unchecked: "info",
  expired: "warning",
  renewed: "warning",
  revoked: "danger",
  refunded: "warning",
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

export function shownOutcome(outcome: Outcome, say: Say): ShownOutcome {
  const name = nameOf(outcome);
  const when = checkedWhen(outcome);
  const statement = shownStatement(outcome);
  return {
    name,
    tone: OUTCOMES[name],
    title: say(`verify.outcome.${name}.title`),
    text: say(`verify.outcome.${name}.text`),
    when: when.map(({ said, at }) => say(said, { time: formatDateTime(at) })),
    stated: statement && statedFacts(statement, say),
  };
}

function statedFacts(statement: Statement, say: Say): StatedFacts {
  return {
    title: say("verify.stated"),
    rows: [
      { term: say("verify.fact.kind"), value: say(`verify.kind.${statement.kind}`) },
      { term: say("verify.fact.council"), value: { councils: issuersOf(statement) } },
      ...factsOf(statement).map(([fact, printed]) => ({
        term: say(`verify.fact.${fact}`),
        value: { printed },
      })),
    ],
    compare: say("verify.compare"),
  };
}

/** The name of an outcome. A valid document or an unknown key has another name if the portal did not answer. */
function nameOf(outcome: Outcome): OutcomeName {
  if (!("statement" in outcome)) return outcome.verdict;
  const { verdict, statement, checkedAt } = outcome;
  if (verdict === "unknown_key") return checkedAt === undefined ? "unknown_key_unchecked" : verdict;
  if (verdict !== "valid") return verdict;
  const name = VALID[statement.kind];
  return checkedAt === undefined ? `${name}_unchecked` : name;
}

const VALID = { receipt: "genuine", licence: "in_date", remittance: "on_record" } as const;

const GENUINE: ReadonlySet<OutcomeName> = new Set([
  "genuine",
  "in_date",
  "on_record",
  "genuine_unchecked",
  "in_date_unchecked",
  "on_record_unchecked",
  "expired",
  "renewed",
  "revoked",
  "refunded",
]);

/** The statement of a genuine document. Undefined for any other document, so that the page does not repeat a forger's text. */
function shownStatement(outcome: Outcome): Statement | undefined {
  return "statement" in outcome && GENUINE.has(nameOf(outcome)) ? outcome.statement : undefined;
}

interface Time {
  readonly said: "verify.checkedAt" | "verify.keysOf" | "verify.listOf";
  readonly at: string;
}

/**
 * The time of the portal's answer about a genuine document, or the times of the keys and of the list with which this device checked it,
 * in UTC.
 */
function checkedWhen(outcome: Outcome): readonly Time[] {
  if (!("statement" in outcome)) return [];
  const { verdict, checkedAt, keysOf, listOf } = outcome;
  const isAnswered = shownStatement(outcome) !== undefined || verdict === "no_record";
  if (checkedAt !== undefined) return isAnswered ? [{ said: "verify.checkedAt", at: checkedAt }] : [];
  return [
    ...(keysOf === undefined ? [] : [{ said: "verify.keysOf", at: keysOf } as const]),
    ...(listOf === undefined ? [] : [{ said: "verify.listOf", at: listOf } as const]),
  ];
}

/** The names of the facts, as in the texts. */
export const FACTS = ["number", "day", "lines", "amount", "paid_on", "issued_on", "valid_until"] as const;

/** The facts of a statement besides its kind and its councils, formatted as on the printed document. */
function factsOf(statement: Statement): readonly (readonly [(typeof FACTS)[number], string])[] {
  if (statement.kind === "receipt")
    return [
      ["number", statement.number],
      ["amount", formatMoney(statement.amount)],
      ["paid_on", formatDay(statement.paidOn)],
    ];
  if (statement.kind === "remittance")
    return [
      ["number", statement.number],
      ["day", formatDay(statement.day)],
      ["lines", String(statement.lines)],
      ["amount", formatMoney(statement.amount)],
    ];
  return [
    ["number", statement.number],
    ["issued_on", formatDay(statement.issuedOn)],
    ["valid_until", formatDay(statement.validUntil)],
  ];
}
