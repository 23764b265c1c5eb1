import type { Content } from "pdfmake/interfaces";
import type { DocumentFact } from "../../printedDocument.ts";
import type { Tag } from "../structure/tag.ts";
import { NO_LINES } from "./lines.ts";
import type { Pen } from "./pen.ts";

/** Facts in one or two columns. Each label is small and above its text. */
export function factGrid(facts: readonly DocumentFact[], columns: 1 | 2, pen: Pen): Content {
  if (facts.length === 0) return "";
  const across = pen.paper === "slip80" ? 1 : columns;
  const list = pen.root.add("L");
  const cells = facts.map((fact) => factCell(fact, list, pen));
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
  const list = pen.root.add("L");
  return {
    table: {
      widths: ["auto", "auto"],
      body: facts.map(({ label, text, strong }) => {
        const tags = itemTags(list);
        return [
          // The margin puts the label on the baseline of the larger text beside it.
          pen.remark(label, { margin: [0, strong ? 4 : 1, 0, 0], noWrap: true, tag: tags.label }),
          pen.say(text, {
            ...(strong && { fontSize: pen.looks.size.strong, bold: true }),
            tag: tags.text,
          }),
        ];
      }),
    },
    layout: NO_LINES,
  };
}

/** The tags of a list's next item: its label or number, and its text. */
export function itemTags(list: Tag): { readonly label: Tag; readonly text: Tag } {
  const item = list.add("LI");
  return { label: item.add("Lbl"), text: item.add("LBody") };
}

function factCell({ label, text, strong }: DocumentFact, list: Tag, pen: Pen): Content {
  const tags = itemTags(list);
  return {
    stack: [
      pen.remark(label, { tag: tags.label }),
      pen.say(text, {
        ...(strong && { fontSize: pen.looks.size.strong, bold: true }),
        tag: tags.text,
      }),
    ],
  };
}

/** A table's totals: labels and amounts in two columns, aligned right. Each is a row of the table with these columns. */
export function totals(
  facts: readonly DocumentFact[],
  { tag: table, columns }: { readonly tag: Tag; readonly columns: number },
  pen: Pen,
): Content {
  return {
    table: {
      widths: ["*", "auto"],
      body: facts.map(({ label, text, strong }) => {
        const style = strong ? { fontSize: pen.looks.size.strong, bold: true } : {};
        const row = table.add("TR");
        const head = row.add("TH", { scope: "Row", columns: Math.max(1, columns - 1) });
        return [
          pen.say(label, { ...style, alignment: "right", tag: head }),
          pen.say(text, { ...style, alignment: "right", tag: row.add("TD") }),
        ];
      }),
    },
    layout: { ...NO_LINES, paddingRight: (column) => (column === 0 ? 12 : 0) },
  };
}
