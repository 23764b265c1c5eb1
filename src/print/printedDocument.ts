import type { Language } from "../domain/language.ts";
import type { CertificateDesign } from "./certificate/designs.ts";

/**
 * A receipt, an acknowledgement or a digital licence. React draws it as a page and pdfmake as a PDF. It contains finished texts,
 * also for amounts and dates, so that both have the same content.
 */
export type PrintedDocument = FlowingDocument | Certificate | CertificateSet;

interface AnyDocument {
  readonly language: Language;
  /** The title of the window, the PDF and the print job: the kind and the number, no person's name. */
  readonly title: string;
  /** Without an extension. */
  readonly fileName: string;
  /** The foot of each page. `page` formats the numbers, such as "1 of 2". */
  readonly foot: { readonly text: string; page(page: number, of: number): string };
}

/** A document as long as its sections, such as a receipt. */
export interface FlowingDocument extends AnyDocument {
  readonly paper: Paper;
  readonly head: DocumentHead;
  readonly sections: readonly Section[];
  /** Shown small at the end. */
  readonly notes: readonly string[];
}

/** A digital licence: one page with everything that an officer looks for. Conditions without room there are on the next page. */
export interface Certificate extends AnyDocument {
  readonly paper: SheetPaper;
  readonly design: CertificateDesign;
  /** A prominent line at the top of each page, such as "only a test". */
  readonly mark?: string;
  readonly crest?: Picture;
  readonly issuer: string;
  readonly below?: string;
  /** The council's own title, Malay in every language, and its meaning in the reader's language. */
  readonly heading: { readonly official: string; readonly explained?: string };
  readonly number: DocumentFact;
  /** The business or the holder, printed large. */
  readonly name: DocumentFact;
  readonly facts: readonly DocumentFact[];
  readonly validity: { readonly label: string; readonly day: string; readonly text: string };
  /** Printed small. */
  readonly payment: readonly DocumentFact[];
  readonly photo?: Picture;
  readonly codes: { readonly bars: PrintedCode; readonly qr: PrintedCode };
  readonly signature?: { readonly picture?: Picture; readonly lines: readonly string[] };
  readonly conditions: { readonly heading: string; readonly texts: readonly string[] };
  readonly notes: readonly string[];
}

/** Several certificates in one file or print, each on pages of its own. */
export interface CertificateSet extends AnyDocument {
  readonly paper: SheetPaper;
  readonly certificates: readonly [Certificate, ...Certificate[]];
}

export function isFlowing(document: PrintedDocument): document is FlowingDocument {
  return "sections" in document;
}

export function certificatesOf(
  document: Certificate | CertificateSet,
): readonly [Certificate, ...Certificate[]] {
  return "certificates" in document ? document.certificates : [document];
}

/** The papers of a certificate. A6 is the pocket size, a quarter of A4. */
export type SheetPaper = "a4" | "letter" | "a6";

/** A sheet, or the roll of a counter's printer, 80 mm wide and as long as it needs. */
export type Paper = "a4" | "letter" | "slip80";

export interface DocumentHead {
  readonly crest?: Picture;
  /** The council's official name, or the portal's name for several councils. */
  readonly issuer: string;
  /** Lines below the issuer: its name in the document's language, its address and its numbers. */
  readonly below?: readonly string[];
  /** Example: "Resit rasmi". */
  readonly title: string;
  /** The facts beside the title, such as the number. */
  readonly facts: readonly DocumentFact[];
  /** A prominent warning, such as "not a receipt". */
  readonly warning?: string;
}

export interface DocumentFact {
  readonly label: string;
  readonly text: string;
  /** Larger text, for a total or a number. */
  readonly strong?: true;
}

/** A picture as a data URL of PNG or JPEG, and its text alternative. */
export interface Picture {
  readonly source: string;
  readonly shows: string;
}

export type Section = { readonly heading?: string } & (
  | { readonly kind: "facts"; readonly facts: readonly DocumentFact[]; readonly columns: 1 | 2 }
  /** No row breaks at the end of a page, and each page repeats the head. */
  | {
      readonly kind: "table";
      /** Lines below the heading, such as a council's address. */
      readonly below?: readonly string[];
      readonly columns: readonly TableColumn[];
      readonly rows: readonly (readonly TableCell[])[];
      readonly totals: readonly DocumentFact[];
    }
  | { readonly kind: "paragraphs"; readonly paragraphs: readonly string[] }
  | { readonly kind: "codes"; readonly codes: readonly PrintedCode[] }
);

export interface TableColumn {
  readonly label: string;
  readonly align: "start" | "end";
  /** The width of its content, or a share of the remaining width. */
  readonly width: "content" | "rest";
}

/** The lines of a cell. The first is the main text, the others are smaller. */
export type TableCell = readonly string[];

/** A code for a scanner, with the caption below it. */
export interface PrintedCode {
  readonly kind: "qr" | "code128";
  readonly value: string;
  readonly caption: string;
}
