import type { Content, CustomTableLayout } from "pdfmake/interfaces";
import { ACCENT, INK, LINE, SHADE } from "./looks.ts";

export const NO_LINES: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: (column, node) => (column === (node.table.widths?.length ?? 0) - 1 ? 0 : 10),
  paddingTop: () => 1.5,
  paddingBottom: () => 1.5,
};

/** A table with a shaded head between two rules and a thin rule below each row. The totals have no rule below. */
export function ruledTable(headerRows: number, last: number): CustomTableLayout {
  return {
    hLineWidth: (row) => {
      if (row === headerRows - 1 || row === headerRows) return 0.8;
      return row < headerRows || row > last ? 0 : 0.4;
    },
    hLineColor: (row) => (row <= headerRows ? ACCENT : LINE),
    vLineWidth: () => 0,
    paddingLeft: () => 4,
    paddingRight: () => 4,
    paddingTop: () => 3.5,
    paddingBottom: () => 3.5,
    fillColor: (row) => (row === headerRows - 1 ? SHADE : null),
  };
}

/** The frame of a warning. */
export const FRAMED: CustomTableLayout = {
  hLineWidth: () => 1.2,
  vLineWidth: () => 1.2,
  hLineColor: () => INK,
  vLineColor: () => INK,
  paddingLeft: () => 8,
  paddingRight: () => 8,
  paddingTop: () => 5,
  paddingBottom: () => 5,
};

/** A horizontal line. */
export function rule(width: number, weight: number, color: string, margin: [number, number]): Content {
  return {
    canvas: [{ type: "line", x1: 0, y1: 0, x2: width, y2: 0, lineWidth: weight, lineColor: color }],
    margin: [0, margin[0], 0, margin[1]],
  };
}
