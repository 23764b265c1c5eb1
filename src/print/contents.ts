import {
  certificatesOf,
  isFlowing,
  type Picture,
  type PrintedCode,
  type PrintedDocument,
} from "./printedDocument.ts";

/** The pictures of a document. They must be decoded before the document is drawn. */
export function picturesOf(document: PrintedDocument): readonly Picture[] {
  const pictures = isFlowing(document)
    ? [document.head.crest]
    : certificatesOf(document).flatMap(({ crest, photo, signature }) => [crest, photo, signature?.picture]);
  return pictures.filter((picture) => picture !== undefined);
}

/** The codes of a document. A library that is loaded only for them draws them. */
export function codesOf(document: PrintedDocument): readonly PrintedCode[] {
  if (isFlowing(document))
    return document.sections.flatMap((section) => (section.kind === "codes" ? section.codes : []));
  return certificatesOf(document).flatMap(({ codes: { bars, qr } }) => [bars, qr]);
}
