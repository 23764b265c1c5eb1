import type { DocumentFact, Picture, PrintedCode } from "../printedDocument.ts";
import type { Align } from "./designs.ts";

/**
 * The blocks of a certificate's page. The page on the screen, the printed page and the PDF draw the same blocks, so all three
 * have one design. Lengths are millimetres. Sizes of text and weights of lines are points.
 */
export type Block =
  | TextBlock
  | FactsBlock
  | ConditionsBlock
  | {
      readonly kind: "stack";
      readonly gap: number;
      readonly blocks: readonly Block[];
      readonly panel?: Panel;
    }
  /** Cells side by side. On a narrow screen a cell without room moves below. */
  | { readonly kind: "row"; readonly gap: number; readonly cells: readonly Cell[] }
  | { readonly kind: "picture"; readonly picture: Picture; readonly width: number; readonly height: number }
  | {
      readonly kind: "code";
      readonly code: PrintedCode;
      readonly width: number;
      readonly height: number;
      readonly size: number;
    }
  /** A design's drawing. Screen readers skip it. */
  | { readonly kind: "motif"; readonly path: string; readonly size: number; readonly color: string }
  | { readonly kind: "line"; readonly color: string; readonly weight: number }
  /** Empty space, such as the place of a signature by hand. */
  | { readonly kind: "space"; readonly height: number };

export interface TextBlock {
  readonly kind: "text";
  readonly text: string;
  readonly size: number;
  readonly align: Align;
  readonly color?: string;
  readonly bold?: true;
  /** The certificate's title is its heading. */
  readonly isTitle?: true;
  /** A name, a number or a date, which browsers must not translate. */
  readonly isData?: true;
}

export interface FactsBlock {
  readonly kind: "facts";
  readonly facts: readonly DocumentFact[];
  readonly columns: 1 | 2;
  readonly size: number;
  readonly labelSize: number;
  readonly align: Align;
}

export interface ConditionsBlock {
  readonly kind: "conditions";
  readonly heading: string;
  readonly texts: readonly string[];
  /** The number of the first condition. */
  readonly first: number;
  readonly size: number;
  readonly headingSize: number;
  readonly columns: 1 | 2;
  readonly color: string;
}

export interface Panel {
  readonly fill?: string;
  readonly border?: { readonly color: string; readonly weight: number };
  readonly padding: number;
}

export interface Cell {
  readonly width: number | "rest";
  readonly block: Block;
  /** On a narrow screen, it follows the name and the facts. */
  readonly isProof?: true;
}
