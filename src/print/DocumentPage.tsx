import { useEffect, useState } from "react";
import { type Drawings, loadCodes, loadPictures, NO_DRAWINGS } from "./drawings.ts";
import { DocumentSheet } from "./page/DocumentSheet.tsx";
import type { PrintedDocument } from "./printedDocument.ts";

/**
 * A document to read on the screen: the sheet that is printed, which reflows where it is narrow. Stands inside `UiRoot`; its
 * headings follow the outline around it.
 */
export function DocumentPage({ document }: { readonly document: PrintedDocument }) {
  return <DocumentSheet document={document} drawings={useDrawings(document)} />;
}

/**
 * What the document has besides words, as soon as it is there. To be read a document needs none of it: what cannot be drawn keeps
 * its place, with its words.
 */
function useDrawings(document: PrintedDocument): Drawings {
  const [loaded, setLoaded] = useState({ document, drawings: NO_DRAWINGS });
  useEffect(() => {
    let current = true;
    const add = (part: Partial<Drawings>) =>
      current &&
      setLoaded((before) => ({
        document,
        drawings: { ...(before.document === document ? before.drawings : NO_DRAWINGS), ...part },
      }));
    loadPictures(document).then((pictures) => add({ pictures }));
    loadCodes(document).then(
      (codes) => add({ codes }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [document]);
  return loaded.document === document ? loaded.drawings : NO_DRAWINGS;
}
