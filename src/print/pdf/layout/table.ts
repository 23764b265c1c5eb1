import type { Content, TableCell as PdfCell, Style } from "pdfmake/interfaces";
import { placeColumns } from "../../page/tableColumns.ts";
import type { Section, TableCell, TableColumn } from "../../printedDocument.ts";
import type { Tag } from "../structure/tag.ts";
import { totals } from "./facts.ts";
import { ruledTable } from "./lines.ts";
import { ACCENT } from "./looks.ts";
import type { Pen } from "./pen.ts";

type TableSection = Extract<Section, { kind: "table" }>;

/**
 * A table. Each page repeats the heading and the labels of the columns, and no row breaks. The totals are one row, so that on a
 * new page they are below the labels too.
 */
export function table(section: TableSection, pen: Pen): Content {
  const { columns, rows } = pen.paper === "slip80" ? narrowed(section) : section;
  const heading = section.heading === undefined ? undefined : pen.root.add("H2", { repeats: true });
  const below = (section.below ?? []).map((line) =>
    pen.remark(line, { tag: pen.root.add("P", { repeats: true }) }),
  );
  const tag = pen.root.add("Table");
  const labels = tag.add("TR");
  const header: PdfCell[][] = [columns.map((column) => columnHead(column, labels, pen))];
  if (section.heading !== undefined)
    header.unshift([
      {
        stack: [
          pen.say(section.heading, {
            bold: true,
            fontSize: pen.looks.size.heading,
            color: ACCENT,
            tag: heading,
          }),
          ...below,
        ],
        colSpan: columns.length,
        margin: [-4, 0, 0, 0],
      },
      ...columns.slice(1).map(() => ""),
    ]);
  const body = rows.map((row) => {
    const line = tag.add("TR");
    return columns.map((column, index) => cell(row[index] ?? [], column, line.add("TD"), pen));
  });
  const sums: PdfCell[][] =
    section.totals.length === 0
      ? []
      : [
          [
            {
              stack: [totals(section.totals, { tag, columns: columns.length }, pen)],
              colSpan: columns.length,
            },
            ...columns.slice(1).map(() => ""),
          ],
        ];
  return {
    table: {
      widths: columns.map(({ width }) => (width === "rest" ? "*" : "auto")),
      headerRows: header.length,
      keepWithHeaderRows: rows.length === 0 ? 0 : 1,
      dontBreakRows: true,
      body: [...header, ...body, ...sums],
    },
    layout: ruledTable(header.length, header.length + body.length),
  };
}

function columnHead(column: TableColumn, labels: Tag, pen: Pen): PdfCell {
  return pen.remark(column.label, {
    bold: true,
    ...placing(column, column.label),
    tag: labels.add("TH", { scope: "Column", repeats: true }),
  });
}

function cell([first = "", ...others]: TableCell, column: TableColumn, tag: Tag, pen: Pen): PdfCell {
  return {
    stack: [
      pen.say(first, { ...placing(column, first), tag: tag.add("P") }),
      ...others.map((line) => pen.remark(line, { ...placing(column, line), tag: tag.add("P") })),
    ],
  };
}

/** Characters. A longer line may wrap even in a column as wide as its content, because it could exceed the page. */
const LONGEST_LINE = 24;

/** Keeps the lines of a column that is as wide as its content in one piece. Otherwise Chinese could break after any character. */
function placing({ align, width }: TableColumn, text: string): Style {
  return {
    alignment: align === "end" ? "right" : "left",
    noWrap: width === "content" && text.length <= LONGEST_LINE,
  };
}

/**
 * The columns for a roll, which has room for the description and the amount. The texts of the other columns move below the
 * description, each with its column's label.
 */
function narrowed({ columns, rows }: TableSection): Pick<TableSection, "columns" | "rows"> {
  const placed = placeColumns(columns);
  return {
    columns: placed.filter(({ folds }) => !folds),
    rows: rows.map((row) => {
      const folded = placed.flatMap(({ folds, label }, index) => {
        const text = (row[index] ?? []).join(" ");
        return folds && text !== "" ? [`${label}: ${text}`] : [];
      });
      return placed.flatMap(({ folds, isMain }, index) => {
        if (folds) return [];
        return [isMain ? [...(row[index] ?? []), ...folded] : (row[index] ?? [])];
      });
    }),
  };
}
