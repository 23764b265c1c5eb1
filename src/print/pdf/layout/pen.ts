import type { ContentText, Style } from "pdfmake/interfaces";
import type { Paper, Picture, PrintedCode } from "../../printedDocument.ts";
import type { Material } from "../material.ts";
import { type Run, runsOf, runsWithNumbers } from "../runs.ts";
import type { Tag } from "../structure/tag.ts";
import { LOOKS, type Looks, QUIET } from "./looks.ts";

/** The tools that draw the parts of a layout: the paper's looks, and functions for texts, pictures and codes. */
export interface Pen {
  readonly paper: Paper;
  readonly looks: Looks;
  /** The document's structure, to which each part adds its tags. */
  readonly root: Tag;
  /** A text in the fonts that have its characters, in the paper's size unless the style sets another. */
  say(text: string, style?: Style): ContentText;
  /** A label or remark, smaller and lighter. */
  remark(text: string, style?: Style): ContentText;
  /** The data URL of a picture, or undefined for an invalid one. */
  picture(picture: Picture): string | undefined;
  /** A code as SVG. */
  code(code: PrintedCode): string;
}

/** A text in the fonts that have its characters, for a certificate. */
export function textOf(text: string, { fonts }: Material, style?: Style): ContentText {
  return withRuns(runsOf(text, fonts), style);
}

/** pdfmake passes on what each run has, not what the text around them has. */
function withRuns(runs: readonly Run[], { tag, ...style }: Style = {}): ContentText {
  return { text: runs.map((run) => ({ ...run, tag })), ...style };
}

export function penFor(paper: Paper, material: Material, root: Tag): Pen {
  const looks = LOOKS[paper];
  const say = (text: string, style?: Style) => withRuns(runsWithNumbers(text, material.fonts), style);
  return {
    paper,
    looks,
    root,
    say,
    remark: (text, style) => say(text, { fontSize: looks.size.small, color: QUIET, ...style }),
    picture: (picture) => material.pictures.get(picture),
    code: (code) => material.codes.get(code) ?? "",
  };
}
