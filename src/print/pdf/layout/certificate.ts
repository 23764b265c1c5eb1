import type {
  Column,
  Content,
  ContentText,
  CustomTableLayout,
  Style,
  TDocumentDefinitions,
} from "pdfmake/interfaces";
import { arrange, type CertificatePage } from "../../certificate/arrange.ts";
import type { Block, ConditionsBlock, FactsBlock, Panel } from "../../certificate/blocks.ts";
import type { Align } from "../../certificate/designs.ts";
import { FOOT_INSET, footRise, MOTIF_WEIGHT } from "../../certificate/frameParts.ts";
import {
  COLUMN_GAP,
  CONDITION_GAP,
  CONDITION_NUMBER,
  FACT_GAP,
  inFirstColumn,
  lineHeight,
} from "../../certificate/measure.ts";
import { MUTED } from "../../certificate/parts.ts";
import { CERTIFICATE_SIZES } from "../../certificate/sizes.ts";
import { type Certificate, type CertificateSet, certificatesOf } from "../../printedDocument.ts";
import type { Material } from "../material.ts";
import { Tag } from "../structure/tag.ts";
import { certificateFrame } from "./certificateFrame.ts";
import { itemTags } from "./facts.ts";
import { NO_LINES, rule } from "./lines.ts";
import { LINE, MILLIMETRE } from "./looks.ts";
import { textOf as fontedText } from "./pen.ts";

/** The height of the foot's line, in its letters' size. */
const FOOT_LINE = 1.45;

/** The pages of certificates in pdfmake's terms: the blocks of the page on the screen at the same places. */
export function defineCertificates(
  document: Certificate | CertificateSet,
  material: Material,
): TDocumentDefinitions {
  const sizes = CERTIFICATE_SIZES[document.paper];
  const { width, height, margin } = sizes;
  const root = new Tag("Document");
  const pages = certificatesOf(document).flatMap((certificate) => {
    const paper: Paper = { material, root: root.add("Sect") };
    const frame = certificateFrame(certificate.design, sizes);
    return arrange(certificate).map((page) => ({ ...page, paper, frame }));
  });
  const [side, top, bottom] = [margin.side, margin.top, margin.bottom].map((length) => length * MILLIMETRE);
  return {
    pageSize: { width: width * MILLIMETRE, height: height * MILLIMETRE },
    pageMargins: [side ?? 0, top ?? 0, side ?? 0, bottom ?? 0],
    defaultStyle: { font: material.fonts.families[0]?.name ?? "" },
    background: (page) => ({ svg: pages[page - 1]?.frame ?? "", width: width * MILLIMETRE }),
    content: pages.map((page, index) => ({
      stack: stacked(page, width - 2 * margin.side, page.paper),
      ...(index > 0 && { pageBreak: "before" as const }),
    })),
    footer: (page) => {
      const [text = "", number = ""] = pages[page - 1]?.foot ?? [];
      const style = { fontSize: sizes.text.label - 1, color: MUTED };
      return {
        margin: [
          (side ?? 0) + FOOT_INSET * MILLIMETRE,
          (margin.bottom - footRise(sizes)) * MILLIMETRE - style.fontSize * FOOT_LINE,
          (side ?? 0) + FOOT_INSET * MILLIMETRE,
          0,
        ],
        columns: [
          { width: "*", ...textOf(text, material, style) },
          { width: "auto", ...textOf(number, material, style) },
        ],
      };
    },
  };
}

/** The loaded parts of a document, and the certificate's part of the structure, to which each block adds its tags. */
interface Paper {
  readonly material: Material;
  readonly root: Tag;
}

/** The height of a line in the portal's font as a multiple of the text's size. pdfmake multiplies it by `lineHeight`. */
const FONT_LINE = 1.448;

function textOf(text: string, material: Material, style: Style & { readonly fontSize: number }): ContentText {
  const line = lineHeight(style.fontSize);
  // pdfmake takes the difference from below the letters. Half of it belongs above them.
  const shift = ((FONT_LINE - line) / 2) * style.fontSize;
  return fontedText(text, material, {
    lineHeight: line / FONT_LINE,
    margin: [0, -shift, 0, shift],
    ...style,
  });
}

function stacked({ blocks, gap }: Pick<CertificatePage, "blocks" | "gap">, width: number, paper: Paper) {
  return blocks.map(
    (block, index): Content => ({
      stack: [drawn(block, width, paper)],
      margin: [0, index === 0 ? 0 : gap * MILLIMETRE, 0, 0],
    }),
  );
}

/** @param width of the column, in millimetres */
function drawn(block: Block, width: number, paper: Paper): Content {
  const { material, root } = paper;
  switch (block.kind) {
    case "text":
      return textOf(block.text, material, {
        fontSize: block.size,
        bold: block.bold === true,
        alignment: ALIGNMENTS[block.align],
        // The council's own title is Malay in every language.
        tag: block.isTitle ? root.add("H1", { language: "ms-MY" }) : root.add("P"),
        ...(block.color !== undefined && { color: block.color }),
      });
    case "stack": {
      const { panel } = block;
      const inner = stacked(block, width - 2 * (panel?.padding ?? 0), paper);
      if (panel === undefined) return { stack: inner };
      return { table: { widths: ["*"], body: [[{ stack: inner }]] }, layout: panelLayout(panel) };
    }
    case "row":
      return row(block, width, paper);
    case "facts":
      return facts(block, paper);
    case "conditions":
      return conditions(block, width, paper);
    case "picture": {
      const image = material.pictures.get(block.picture);
      const [across, along] = [block.width * MILLIMETRE, block.height * MILLIMETRE];
      if (image !== undefined)
        return {
          image,
          fit: [across, along],
          alignment: "center",
          tag: root.add("Figure", { alt: block.picture.shows }),
        };
      const named = textOf(block.picture.shows, material, {
        fontSize: 7,
        color: MUTED,
        alignment: "center",
        tag: root.add("P"),
      });
      return {
        table: { widths: [across - 12], heights: [along - 8], body: [[named]] },
        layout: { hLineColor: () => LINE, vLineColor: () => LINE },
      };
    }
    case "code": {
      const fit: [number, number] = [block.width * MILLIMETRE, block.height * MILLIMETRE];
      const figure = root.add("Figure", { alt: block.code.caption });
      return {
        stack: [
          { svg: material.codes.get(block.code) ?? "", fit, tag: figure },
          textOf(block.code.caption, material, { fontSize: block.size, color: MUTED, tag: root.add("P") }),
        ],
      };
    }
    case "motif":
      return { svg: motif(block.path, block.color), width: block.size * MILLIMETRE };
    case "line":
      return rule(width * MILLIMETRE, block.weight, block.color, [0, 0]);
    case "space":
      return { text: "", fontSize: 1, margin: [0, 0, 0, block.height * MILLIMETRE] };
  }
}

const ALIGNMENTS: Readonly<Record<Align, "left" | "center">> = { start: "left", center: "center" };

function panelLayout({ fill, border, padding }: Panel): CustomTableLayout {
  const space = () => padding * MILLIMETRE;
  return {
    hLineWidth: () => border?.weight ?? 0,
    vLineWidth: () => border?.weight ?? 0,
    hLineColor: () => border?.color ?? null,
    vLineColor: () => border?.color ?? null,
    fillColor: () => fill ?? null,
    paddingLeft: space,
    paddingRight: space,
    paddingTop: space,
    paddingBottom: space,
  };
}

function row(block: Extract<Block, { kind: "row" }>, width: number, paper: Paper): Content {
  const fixed = block.cells.reduce((sum, cell) => sum + (cell.width === "rest" ? 0 : cell.width), 0);
  const rest = width - fixed - block.gap * (block.cells.length - 1);
  return {
    columns: block.cells.map((cell): Column => {
      const own = cell.width === "rest" ? rest : cell.width;
      return { width: own * MILLIMETRE, stack: [drawn(cell.block, own, paper)] };
    }),
    columnGap: block.gap * MILLIMETRE,
  };
}

function facts(block: FactsBlock, { material, root }: Paper): Content {
  const alignment = ALIGNMENTS[block.align];
  const list = root.add("L");
  const cells = block.facts.map(({ label, text }) => {
    const tags = itemTags(list);
    return {
      stack: [
        textOf(label, material, { fontSize: block.labelSize, color: MUTED, alignment, tag: tags.label }),
        textOf(text, material, { fontSize: block.size, alignment, tag: tags.text }),
      ],
      margin: [0, 0, 0, FACT_GAP.below * MILLIMETRE] as [number, number, number, number],
    };
  });
  const column = (index: number) => cells.filter((_, at) => at % block.columns === index);
  return {
    columns: [...Array(block.columns).keys()].map((index) => ({ width: "*", stack: column(index) })),
    columnGap: FACT_GAP.across * MILLIMETRE,
  };
}

function conditions(block: ConditionsBlock, width: number, { material, root }: Paper): Content {
  const heading = root.add("H2");
  const items = root.add("L");
  const first = inFirstColumn(block.texts, block.size, width, block.columns);
  const list = (texts: readonly string[], from: number): Content => ({
    table: {
      widths: [CONDITION_NUMBER * MILLIMETRE, "*"],
      body: texts.map((text, index) => {
        const tags = itemTags(items);
        return [
          textOf(`${from + index}.`, material, { fontSize: block.size, tag: tags.label }),
          textOf(text, material, { fontSize: block.size, tag: tags.text }),
        ];
      }),
    },
    layout: {
      ...NO_LINES,
      paddingTop: () => 0,
      paddingRight: () => 0,
      paddingBottom: () => CONDITION_GAP * MILLIMETRE,
    },
  });
  const rest = block.texts.slice(first);
  return {
    stack: [
      textOf(block.heading, material, {
        fontSize: block.headingSize,
        bold: true,
        color: block.color,
        tag: heading,
      }),
      block.columns === 1
        ? list(block.texts, block.first)
        : {
            columns: [
              { width: "*", stack: [list(block.texts.slice(0, first), block.first)] },
              { width: "*", stack: rest.length === 0 ? [] : [list(rest, block.first + first)] },
            ],
            columnGap: COLUMN_GAP * MILLIMETRE,
          },
    ],
  };
}

function motif(path: string, color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}" fill="none" stroke="${color}" stroke-width="${MOTIF_WEIGHT * 1.4}" stroke-linejoin="round" stroke-linecap="round"/></svg>`;
}
