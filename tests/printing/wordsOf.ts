import {
  type Certificate,
  certificatesOf,
  type DocumentFact,
  type FlowingDocument,
  isFlowing,
  type PrintedDocument,
  type Section,
} from "../../src/print/printedDocument.ts";

/** Every text of the printed document except its pages' foot. */
export function wordsOf(document: PrintedDocument): readonly string[] {
  return isFlowing(document) ? flowingWords(document) : certificatesOf(document).flatMap(certificateWords);
}

function certificateWords(certificate: Certificate): readonly string[] {
  const { issuer, below = "", heading, number, name, facts, validity, codes, signature } = certificate;
  return [
    issuer,
    below,
    heading.official.toUpperCase(),
    heading.explained ?? "",
    number.text,
    ...factWords([name, ...facts]),
    ...certificate.payment.map(({ label, text }) => `${label}: ${text}`),
    ...Object.values(validity),
    codes.bars.caption,
    codes.qr.caption,
    ...(signature?.lines ?? []),
    certificate.conditions.heading,
    ...certificate.conditions.texts,
    ...certificate.notes,
  ];
}

function flowingWords({ head, sections, notes }: FlowingDocument): readonly string[] {
  const first = [head.issuer, ...(head.below ?? []), head.warning].filter((text) => text !== undefined);
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
      return factWords(section.facts);
    case "table":
      return [
        ...(section.below ?? []),
        ...section.columns.map(({ label }) => label),
        ...section.rows.flat(2),
        ...factWords(section.totals),
      ];
    case "paragraphs":
      return section.paragraphs;
    case "codes":
      return section.codes.map(({ caption }) => caption);
  }
}

function factWords(facts: readonly DocumentFact[]): readonly string[] {
  return facts.flatMap(({ label, text }) => [label, text]);
}
