import { loadDrawings } from "../../src/print/drawings.ts";
import { layOut } from "../../src/print/layOut.tsx";
import { printDocument } from "../../src/print/printDocument.ts";
import { isFlowing, type PrintedDocument } from "../../src/print/printedDocument.ts";
import { printWithPage } from "../../src/print/printWithPage.ts";
import * as examples from "../../src/print/stories/examples.ts";
import { adoptStyles } from "../../src/ui/style/styleCache.ts";

function withRows(document: PrintedDocument, count: number): PrintedDocument {
  if (!isFlowing(document)) return document;
  const sections = document.sections.map((section) =>
    section.kind === "table" ? { ...section, rows: Array(count).fill(section.rows[0]) } : section,
  );
  return { ...document, sections };
}

/** Functions that the tests call in a page. */
const printing = { adoptStyles, examples, layOut, loadDrawings, printDocument, printWithPage, withRows };

export type Printing = typeof printing;

Object.assign(window, { printing });
