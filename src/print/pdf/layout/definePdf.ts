import type { Content, TDocumentDefinitions } from "pdfmake/interfaces";
import type { Language } from "../../../domain/language.ts";
import type { PdfFacts } from "../../../domain/statements/documentMetadata.ts";
import { codesOf } from "../../contents.ts";
import {
  certificatesOf,
  type FlowingDocument,
  isFlowing,
  type PrintedCode,
  type PrintedDocument,
  type Section,
} from "../../printedDocument.ts";
import type { Material } from "../material.ts";
import { Tag } from "../structure/tag.ts";
import { defineCertificates } from "./certificate.ts";
import { head } from "./head.ts";
import { rule } from "./lines.ts";
import { INK, LINE, LOOKS } from "./looks.ts";
import { type Pen, penFor } from "./pen.ts";
import { ending, pieces, whole } from "./sections.ts";

/** The language tags for screen readers. */
const TAGS: Readonly<Record<Language, string>> = { ms: "ms-MY", en: "en-MY", zh: "zh-Hans-MY" };

/**
 * A document as pdfmake's definition. The file's metadata has its title, issuer and language, and no person's name. Each text and
 * picture has the tag of its part, and `tagDrawings` writes the structure.
 */
export function definePdf(printed: PrintedDocument, material: Material): TDocumentDefinitions {
  const { title, issuer, language, links } = factsOf(printed);
  const [link] = links;
  return {
    version: "1.7",
    language,
    displayTitle: true,
    tagged: true,
    info: {
      title,
      author: issuer,
      creator: "Kaunter",
      // A program verifies the file without reading its picture.
      ...(link !== undefined && { VerifyLink: link }),
    },
    ...(isFlowing(printed) ? defineFlow(printed, material) : defineCertificates(printed, material)),
  };
}

/** The facts for the file's metadata. */
export function factsOf(printed: PrintedDocument): PdfFacts {
  return {
    title: printed.title,
    issuer: isFlowing(printed)
      ? printed.head.issuer
      : [...new Set(certificatesOf(printed).map(({ issuer }) => issuer))].join(", "),
    language: TAGS[printed.language],
    producer: "pdfmake",
    links: codesOf(printed).flatMap(({ kind, value }) => (kind === "qr" ? [value] : [])),
  };
}

function defineFlow(printed: FlowingDocument, material: Material): TDocumentDefinitions {
  const { width, margins, size } = LOOKS[printed.paper];
  const pen = penFor(printed.paper, material, new Tag("Document"));
  const { sections, last } = apart(printed.sections);
  // Tags are read in the order in which they are added.
  const top = head(printed, pen);
  const body = sections.flatMap((part) => pieces(part, pen));
  // Keep the last part and the ending on one page, so that no code or note is alone on a page. Not after a table.
  const end = sections.at(-1)?.kind === "table" ? body.length : body.length - 1;
  const onRoll = printed.paper === "slip80";
  return {
    pageSize: onRoll ? { width, height: "auto" } : printed.paper === "a4" ? "A4" : "LETTER",
    pageMargins: [margins.side, margins.top, margins.side, margins.bottom],
    defaultStyle: { font: material.fonts.families[0]?.name ?? "", fontSize: size.text, color: INK },
    content: [
      top,
      ...body.slice(0, end),
      whole([...body.slice(end), ...ending(last, printed.notes, pen)]),
      // A roll has no pages to number.
      ...(onRoll ? [pen.remark(printed.foot.text, { alignment: "center", tag: pen.root.add("P") })] : []),
    ],
    ...(!onRoll && { footer: (page: number, of: number) => foot(printed, pen, page, of) }),
  };
}

/** Separates the codes at the end of a document from its other sections. The codes are laid out with the notes. */
function apart(sections: readonly Section[]): {
  readonly sections: readonly Section[];
  readonly last: readonly PrintedCode[];
} {
  const end = sections.at(-1);
  if (end?.kind !== "codes" || end.heading !== undefined) return { sections, last: [] };
  return { sections: sections.slice(0, -1), last: end.codes };
}

function foot({ foot: { text, page } }: FlowingDocument, pen: Pen, current: number, of: number): Content {
  const { width, margins } = pen.looks;
  return {
    margin: [margins.side, 8, margins.side, 0],
    stack: [
      rule(width - 2 * margins.side, 0.4, LINE, [0, 4]),
      {
        columns: [
          { width: "*", ...pen.remark(text) },
          { width: "auto", ...pen.remark(page(current, of)) },
        ],
      },
    ],
  };
}
