import type { DocumentFact, PrintedDocument, Section } from "../../src/print/printedDocument.ts";

/** Every text of the printed document except its pages' foot. */
export function wordsOf({ head, sections, notes }: PrintedDocument): readonly string[] {
  const first = [head.issuer, head.below, head.warning].filter((text) => text !== undefined);
  return [
    ...first,
    head.title.toUpperCase(),
    ...factWords(head.facts),
    ...sections.flatMap(sectionWords),
    ...notes,
  ];
}

function sectionWords(section: Section): readonly string[] {
  return [...(section.heading === undefined ? [] : [section.heading]), ...bodyWords(section)];
}

function bodyWords(section: Section): readonly string[] {
  switch (section.kind) {
    case "facts":
    case "portrait":
      return factWords(section.facts);
    case "table":
      return [
        ...section.columns.map(({ label }) => label),
        ...section.rows.flat(2),
        ...factWords(section.totals),
      ];
    case "paragraphs":
      return section.paragraphs;
    case "signature":
      return section.lines;
    case "codes":
      return section.codes.map(({ caption }) => caption);
  }
}

function factWords(facts: readonly DocumentFact[]): readonly string[] {
  return facts.flatMap(({ label, text }) => [label, text]);
}
