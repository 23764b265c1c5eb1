import { DocumentSheet } from "./page/DocumentSheet.tsx";
import type { PrintedDocument } from "./printedDocument.ts";
import { useDrawings } from "./useDrawings.ts";

/**
 * A document to read on the screen: the sheet that is printed, which reflows where it is narrow. Stands inside `UiRoot`; its
 * headings follow the outline around it.
 */
export function DocumentPage({ document }: { readonly document: PrintedDocument }) {
  return <DocumentSheet document={document} drawings={useDrawings(document)} />;
}
