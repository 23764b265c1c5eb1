import type { Fact, Finding } from "./findings.ts";
import type { Inspection } from "./inspectPage.ts";
import type { DebugTexts } from "./texts/en.ts";

/** What an element of the panel holds: texts, never markup, for they come from the page too. */
type Content = Node | string;

/** An element with what it holds. */
export function drawn<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...content: readonly Content[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
}

/** What was found, worst to read first: what to mend, then what there is. */
export function drawReport({ findings, facts }: Inspection, texts: DebugTexts): readonly Node[] {
  return [...findings.map((finding) => drawFinding(finding, texts)), drawFacts(facts, texts)];
}

function drawFinding({ kind, about, write }: Finding, texts: DebugTexts): Node {
  const text = texts.findings[kind];
  return drawn(
    "article",
    drawn("h3", text.what),
    drawn("code", about),
    drawn(
      "dl",
      drawn("dt", texts.why),
      drawn("dd", text.why),
      drawn("dt", texts.write),
      drawn("dd", text.write, ...(write === undefined ? [] : [drawn("code", write)])),
    ),
  );
}

function drawFacts(facts: readonly Fact[], texts: DebugTexts): Node {
  const list = drawn("dl");
  for (const { kind, about, value, from } of facts) {
    const origin = from === undefined ? "" : ` (${texts.from[from]})`;
    list.append(drawn("dt", `${about} · ${texts.fact[kind]}`), drawn("dd", `${value}${origin}`));
  }
  // the version alone
  if (facts.length === 1) list.append(drawn("dd", texts.noElements));
  const details = drawn("details", drawn("summary", texts.found), list);
  details.open = true;
  return details;
}
