import type { Content } from "pdfmake/interfaces";
import type { PrintedCode, Section } from "../../printedDocument.ts";
import { factGrid } from "./facts.ts";
import { rule } from "./lines.ts";
import { ACCENT, innerWidth, LINE } from "./looks.ts";
import type { Pen } from "./pen.ts";
import { table } from "./table.ts";

/** The pieces of a section. Each stays on one page, except a table. */
export function pieces(part: Section, pen: Pen): Content[] {
  const [first = [], ...others] = drawn(part, pen);
  return [{ stack: [first], margin: [0, pen.looks.gap, 0, 0] }, ...others];
}

function drawn(part: Section, pen: Pen): readonly Content[] {
  switch (part.kind) {
    case "table":
      // The heading is part of the table's head, which is repeated on each page.
      return [table(part, pen)];
    case "paragraphs":
      return paragraphs(part, pen);
    case "facts":
      return [whole([...heading(part, pen), factGrid(part.facts, part.columns, pen)])];
    case "codes":
      return [whole([...heading(part, pen), codes(part.codes, pen)])];
  }
}

function heading({ heading: text }: Section, pen: Pen): Content[] {
  if (text === undefined) return [];
  return [
    pen.say(text, {
      bold: true,
      fontSize: pen.looks.size.heading,
      color: ACCENT,
      margin: [0, 0, 0, 3],
      tag: pen.root.add("H2"),
    }),
  ];
}

/** Keeps the contents on one page. */
export function whole(stack: Content[]): Content {
  return { stack, unbreakable: true };
}

function paragraphs(part: Extract<Section, { kind: "paragraphs" }>, pen: Pen): readonly Content[] {
  const named = heading(part, pen);
  const texts: Content[] = part.paragraphs.map((text) =>
    pen.say(text, { margin: [0, 0, 0, 3], tag: pen.root.add("P") }),
  );
  // Keep the heading with the first two paragraphs, so that a page never ends after the heading or after one paragraph.
  const first = part.heading === undefined ? 1 : 2;
  return [whole([...named, ...texts.slice(0, first)]), ...texts.slice(first)];
}

/**
 * The notes at the end. On a sheet they are beside a single closing QR code, so that a short receipt fits on one page. Otherwise they
 * are below a line.
 */
export function ending(last: readonly PrintedCode[], texts: readonly string[], pen: Pen): Content[] {
  const [only, another] = last;
  const isBeside = pen.paper !== "slip80" && only?.kind === "qr" && another === undefined;
  const drawnCodes = isBeside
    ? [codes(last, pen)]
    : last.length === 0
      ? []
      : pieces({ kind: "codes", codes: last }, pen);
  const lines = texts.map((text) => pen.remark(text, { margin: [0, 0, 0, 2], tag: pen.root.add("P") }));
  if (isBeside)
    return [
      {
        columns: [
          { width: pen.looks.qr, stack: drawnCodes },
          { width: "*", stack: lines, margin: [0, 6, 0, 0] },
        ],
        columnGap: 18,
        unbreakable: true,
        margin: [0, pen.looks.gap, 0, 0],
      },
    ];
  return [
    ...drawnCodes,
    ...(lines.length === 0
      ? []
      : [whole([rule(innerWidth(pen.looks), 0.4, LINE, [pen.looks.gap, 4]), ...lines])]),
  ];
}

/** Points. Wide enough for the longest licence number with bars that a scanner can read. */
const BAR_CODE = 220;

/** Codes side by side, or one below the other on a roll, each with its caption below. */
function codes(printed: readonly PrintedCode[], pen: Pen): Content {
  const drawn = printed.map((code) => drawnCode(code, pen));
  if (pen.paper === "slip80") return { stack: drawn.map(({ stack }) => ({ stack })), alignment: "center" };
  return { columns: drawn, columnGap: 24 };
}

function drawnCode(code: PrintedCode, pen: Pen) {
  const figure = pen.root.add("Figure", { alt: code.caption });
  const width = code.kind === "qr" ? pen.looks.qr : Math.min(BAR_CODE, innerWidth(pen.looks));
  return {
    width,
    stack: [
      { svg: pen.code(code), fit: [width, pen.looks.qr] satisfies [number, number], tag: figure },
      pen.remark(code.caption, { margin: [0, 2, 0, 4], tag: pen.root.add("P") }),
    ],
    alignment: "center" as const,
  };
}
