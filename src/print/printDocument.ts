import { loadDrawings } from "./drawings.ts";
import { layOut } from "./layOut.tsx";
import type { PrintedDocument } from "./printedDocument.ts";
import { onReturn, openPrintFrame } from "./printFrame.ts";

/** One after the other: a document that is asked for while another waits for its pictures takes its turn. */
let turn: Promise<unknown> = Promise.resolve();
/** Takes the last document away, which stays until the citizen is back. */
let clearLast: () => void = () => undefined;

/**
 * Prints a document of our own, never the page it is asked from: the portal, or a council's page with its policy and its styles.
 * The focus stays where it is. Ends when the browser has what it needs, which in most is when its dialog is closed.
 * @throws Error when a code cannot be drawn, or the page takes no frame
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
