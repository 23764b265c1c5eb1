import type { Picture, PrintedCode, PrintedDocument } from "./printedDocument.ts";

/** The pictures of a document. They must be decoded before the document is drawn. */
export function picturesOf({ head, sections }: PrintedDocument): readonly Picture[] {
  const pictures = sections.map((section) => ("picture" in section ? section.picture : undefined));
  return [head.crest, ...pictures].filter((picture) => picture !== undefined);
}

/** The codes of a document. A library that is loaded only for them draws them. */
export function codesOf({ sections }: PrintedDocument): readonly PrintedCode[] {
  return sections.flatMap((section) => (section.kind === "codes" ? section.codes : []));
}
