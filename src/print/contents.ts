import type { Picture, PrintedCode, PrintedDocument } from "./printedDocument.ts";

/** The pictures of a document, which are decoded before it is drawn. */
export function picturesOf({ head, sections }: PrintedDocument): readonly Picture[] {
  const pictures = sections.map((section) => ("picture" in section ? section.picture : undefined));
  return [head.crest, ...pictures].filter((picture) => picture !== undefined);
}

/** The codes of a document, which are drawn by a library that is loaded for them. */
export function codesOf({ sections }: PrintedDocument): readonly PrintedCode[] {
  return sections.flatMap((section) => (section.kind === "codes" ? section.codes : []));
}
