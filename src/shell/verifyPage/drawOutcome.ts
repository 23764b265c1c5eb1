import { nameOfCouncil } from "../../domain/councils.ts";
import type { Language } from "../../domain/language.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import type { Statement } from "../../domain/statement.ts";
import type { verify as english } from "../../i18n/en/verify.ts";
import type { Words } from "../../i18n/words.ts";
import { checkedWhen, factsOf, nameOf, OUTCOMES, shownStatement } from "../../verify/shownOutcome.ts";
import type { Outcome } from "../../verify/verifyText.ts";
import { element } from "./element.ts";

export type VerifyWords = Words<typeof english>;

/** Signs for people who cannot see the colour or read the text well. */
const SIGNS = { success: "✓", info: "i", warning: "!", danger: "✕" } as const;

/** Draws the result of the check, and the facts of a genuine document. */
export function drawOutcome(
  outcome: Outcome,
  words: VerifyWords,
  language: Language,
): readonly HTMLElement[] {
  const name = nameOf(outcome);
  const { title, text } = words.outcome[name];
  const tone = OUTCOMES[name];
  const statement = shownStatement(outcome);
  const when = checkedWhen(outcome);
  const verdict = element(
    "section",
    { class: "outcome", "data-tone": tone, "data-outcome": name },
    element("span", { class: "sign", "aria-hidden": "true" }, SIGNS[tone]),
    element(
      "div",
      { class: "words" },
      element("h2", {}, title),
      element("p", {}, text),
      ...(when
        ? [element("p", { class: "muted" }, words[when.said].replace("{{time}}", formatDateTime(when.at)))]
        : []),
    ),
  );
  return statement === undefined ? [verdict] : [verdict, drawStatement(statement, words, language)];
}

function drawStatement(statement: Statement, words: VerifyWords, language: Language): HTMLElement {
  const issuers = statement.kind === "receipt" ? statement.issuers : [statement.issuer];
  const councils = issuers.map((code) => {
    const { lang, name } = nameOfCouncil(code, language);
    return element("span", { lang, translate: "no", class: "line" }, name);
  });
  const row = (label: string, ...value: readonly (Node | string)[]) =>
    element("div", { class: "row" }, element("dt", {}, label), element("dd", {}, ...value));
  return element(
    "section",
    { class: "card" },
    element("h2", {}, words.stated),
    element(
      "dl",
      {},
      row(words.fact.kind, words.kind[statement.kind]),
      row(words.fact.council, ...councils),
      ...factsOf(statement).map(([fact, value]) =>
        row(words.fact[fact], element("bdi", { translate: "no" }, value)),
      ),
    ),
    element("p", { class: "muted" }, words.compare),
  );
}
