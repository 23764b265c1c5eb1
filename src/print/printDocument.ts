import { loadDrawings } from "./drawings.ts";
import { layOut } from "./layOut.tsx";
import type { PrintedDocument } from "./printedDocument.ts";
import { onReturn, openPrintFrame } from "./printFrame.ts";

/** Documents print one after the other. A second one waits while the first loads its pictures. */
let turn: Promise<unknown> = Promise.resolve();
/** Removes the last document's frame, which stays until the citizen is back at the page. */
let clearLast: () => void = () => undefined;

/**
 * Prints a separate document, never the page around, which may be a council's page with its own policy and styles. The focus
 * stays. The promise resolves when `print` returns, in most browsers when the citizen closes the dialog.
 * @throws Error if a code cannot be drawn or the page accepts no frame
 */
export function printDocument(document: PrintedDocument): Promise<void> {
  const printed = turn.then(() => print(document));
  turn = printed.catch(() => undefined);
  return printed;
}

async function print(document: PrintedDocument): Promise<void> {
  const drawings = await loadDrawings(document);
  clearLast();
  const host = window.document;
  const frame = await openPrintFrame(host);
  clearLast = frame.close;
  const takeOut = layOut(frame.page, document, drawings);
  clearLast = () => {
    takeOut();
    frame.close();
  };
  frame.fit();
  frame.window.print();
  onReturn(host, clearLast);
}
