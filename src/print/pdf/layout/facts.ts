import type { Content } from "pdfmake/interfaces";
import type { DocumentFact } from "../../printedDocument.ts";
import { NO_LINES } from "./lines.ts";
import type { Pen } from "./pen.ts";

/** Facts in one or two columns. Each label is small and above its text. */
export function factGrid(facts: readonly DocumentFact[], columns: 1 | 2, pen: Pen): Content {
  if (facts.length === 0) return "";
  const across = pen.paper === "slip80" ? 1 : columns;
  const cells = facts.map((fact) => factCell(fact, pen));
  const columnNumbers = [...Array(across).keys()];
  const rows = [...Array(Math.ceil(cells.length / across)).keys()].map((row) =>
    columnNumbers.map((column) => cells[row * across + column] ?? ""),
  );
  return {
    table: { widths: columnNumbers.map(() => "*"), body: rows, dontBreakRows: true },
    layout: { ...NO_LINES, paddingTop: () => 0, paddingBottom: () => 5 },
  };
}

/** Facts line by line, with their labels in a column before them, for the facts beside a title. */
export function factLines(facts: readonly DocumentFact[], pen: Pen): Content {
  if (facts.length === 0) return "";
  return {
    table: {
      widths: ["auto", "auto"],
      body: facts.map(({ label, text, strong }) => [
        // The margin puts the label on the baseline of the larger text beside it.
        pen.remark(label, { margin: [0, strong ? 4 : 1, 0, 0], noWrap: true }),
        pen.say(text, strong ? { fontSize: pen.looks.size.strong, bold: true } : {}),
      ]),
    },
    layout: NO_LINES,
  };
}

function factCell({ label, text, strong }: DocumentFact, pen: Pen): Content {
  return {
    stack: [pen.remark(label), pen.say(text, strong ? { fontSize: pen.looks.size.strong, bold: true } : {})],
  };
}

/** A table's totals: labels and amounts in two columns, aligned right. */
export function totals(facts: readonly DocumentFact[], pen: Pen): Content {
  return {
    table: {
      widths: ["*", "auto"],
      body: facts.map(({ label, text, strong }) => {
        const style = strong ? { fontSize: pen.looks.size.strong, bold: true } : {};
        return [
          pen.say(label, { ...style, alignment: "right" }),
          pen.say(text, { ...style, alignment: "right" }),
        ];
      }),
    },
    layout: { ...NO_LINES, paddingRight: (column) => (column === 0 ? 12 : 0) },
  };
}
