import type { Language } from "../domain/language.ts";

/**
 * A receipt, an acknowledgement or a digital licence, described once and drawn twice: as a page by React, as a PDF by pdfmake
 * (design, section 7). It holds finished words: amounts, dates and translations are texts here, so that no drawing decides
 * what a document says.
 */
export interface PrintedDocument {
  readonly language: Language;
  /** Of the window, the PDF and the print job: what it is and its number, no person's name. */
  readonly title: string;
  /** Without an ending. */
  readonly fileName: string;
  readonly paper: Paper;
  readonly head: DocumentHead;
  readonly sections: readonly Section[];
  /** At the end, small. */
  readonly notes: readonly string[];
  /** At the foot of each page, where `page` makes "1 of 2" of its numbers. */
  readonly foot: { readonly text: string; page(page: number, of: number): string };
}

/** A4, or the roll of a counter's printer, 80 mm wide and as long as it needs. */
export type Paper = "a4" | "slip80";

export interface DocumentHead {
  readonly crest?: Picture;
  /** Who issues it: the council's official name, or the portal's for several councils. */
  readonly issuer: string;
  /** Below it, such as the issuer's name in the reader's language. */
  readonly below?: string;
  /** "Resit rasmi". */
  readonly title: string;
  /** What stands out beside the title, such as the number. */
  readonly facts: readonly DocumentFact[];
  /** The colour of its letterhead's edge and its title, dark enough for words on white; the usual ink where it has none. */
  readonly accent?: string;
  /** What must not be overlooked, such as "not a receipt". */
  readonly warning?: string;
}

export interface DocumentFact {
  readonly label: string;
  readonly text: string;
  /** A total: larger. */
  readonly strong?: true;
}

/** A picture as a data URL of PNG or JPEG, and what it shows, for who does not see it. */
export interface Picture {
  readonly source: string;
  readonly shows: string;
}

export type Section = { readonly heading?: string } & (
  | { readonly kind: "facts"; readonly facts: readonly DocumentFact[]; readonly columns: 1 | 2 }
  /** Facts beside a picture: a licence's holder. */
  | { readonly kind: "portrait"; readonly facts: readonly DocumentFact[]; readonly picture: Picture }
  /** A row is never cut by a page's end, and the head stands on each page again. */
  | {
      readonly kind: "table";
      readonly columns: readonly TableColumn[];
      readonly rows: readonly (readonly TableCell[])[];
      readonly totals: readonly DocumentFact[];
    }
  | { readonly kind: "paragraphs"; readonly paragraphs: readonly string[]; readonly numbered?: true }
  | {
      readonly kind: "signature";
      readonly picture?: Picture;
      /** Below the line, such as the president's title. */
      readonly lines: readonly string[];
    }
  | { readonly kind: "codes"; readonly codes: readonly PrintedCode[] }
);

export interface TableColumn {
  readonly label: string;
  readonly align: "start" | "end";
  /** How wide it is: as its content, or its share of what is left. */
  readonly width: "content" | "rest";
}

/** Lines of a cell: the first is what it says, the others are smaller. */
export type TableCell = readonly string[];

/** A code for a scanner, with what stands below it. */
export interface PrintedCode {
  readonly kind: "qr" | "code128";
  readonly value: string;
  readonly caption: string;
}
