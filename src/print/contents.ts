import { isCertificate, type Picture, type PrintedCode, type PrintedDocument } from "./printedDocument.ts";

/** The pictures of a document. They must be decoded before the document is drawn. */
export function picturesOf(document: PrintedDocument): readonly Picture[] {
  const pictures = isCertificate(document)
    ? [document.crest, document.photo, document.signature?.picture]
    : [document.head.crest];
  return pictures.filter((picture) => picture !== undefined);
}

/** The codes of a document. A library that is loaded only for them draws them. */
export function codesOf(document: PrintedDocument): readonly PrintedCode[] {
  if (isCertificate(document)) return [document.codes.bars, document.codes.qr];
  return document.sections.flatMap((section) => (section.kind === "codes" ? section.codes : []));
}
