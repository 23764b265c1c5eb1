import type { Fact, Finding } from "./findings.ts";
import type { Inspection } from "./inspectPage.ts";
import type { DebugTexts } from "./texts/en.ts";

/** The content of an element of the panel: nodes and texts, never markup, because some texts come from the page. */
type Content = Node | string;

/** Creates an element with content. */
export function drawn<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...content: readonly Content[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
}

/** Draws the report: first the findings to repair, then the facts. */
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
  // the only fact is the version, so the page has no elements
  if (facts.length === 1) list.append(drawn("dd", texts.noElements));
  const details = drawn("details", drawn("summary", texts.found), list);
  details.open = true;
  return details;
}
