import { nameOfCouncil } from "../../domain/councils.ts";
import type { Language } from "../../domain/language.ts";
import type { ShownOutcome, StatedFact, StatedFacts } from "../../verify/shownOutcome.ts";
import { element } from "./element.ts";

/** Signs for people who cannot see the colour or read the text well. */
const SIGNS = { success: "✓", info: "i", warning: "!", danger: "✕" } as const;

/** Draws the result of the check, and the facts of a genuine document. */
export function drawOutcome(
  { name, tone, title, text, when, stated }: ShownOutcome,
  language: Language,
): readonly HTMLElement[] {
  const verdict = element(
    "section",
    { class: "outcome", "data-tone": tone, "data-outcome": name },
    element("span", { class: "sign", "aria-hidden": "true" }, SIGNS[tone]),
    element(
      "div",
      { class: "words" },
      element("h2", {}, title),
      element("p", {}, text),
      ...when.map((text) => element("p", { class: "muted" }, text)),
    ),
  );
  return stated === undefined ? [verdict] : [verdict, drawFacts(stated, language)];
}

function drawFacts({ title, rows, compare }: StatedFacts, language: Language): HTMLElement {
  const lines = rows.map(({ term, value }) =>
    element(
      "div",
      { class: "row" },
      element("dt", {}, term),
      element("dd", {}, ...drawValue(value, language)),
    ),
  );
  return element(
    "section",
    { class: "card" },
    element("h2", {}, title),
    element("dl", {}, ...lines),
    element("p", { class: "muted" }, compare),
  );
}

function drawValue(value: StatedFact["value"], language: Language): readonly (Node | string)[] {
  if (typeof value === "string") return [value];
  if ("printed" in value) return [element("bdi", { translate: "no" }, value.printed)];
  return value.councils.map((code) => {
    const { lang, name } = nameOfCouncil(code, language);
    return element("span", { lang, translate: "no", class: "line" }, name);
  });
}
