import { useEffect, useState } from "react";
import { type Drawings, loadCodes, loadPictures, NO_DRAWINGS } from "./drawings.ts";
import { DocumentSheet } from "./page/DocumentSheet.tsx";
import type { PrintedDocument } from "./printedDocument.ts";

/**
 * A document on the screen: the printed sheet, which reflows on narrow screens. It needs a `UiRoot` around it. Its heading levels
 * continue those around it.
 */
export function DocumentPage({ document }: { readonly document: PrintedDocument }) {
  return <DocumentSheet document={document} drawings={useDrawings(document)} />;
}

/**
 * Loads the document's pictures and codes and shows each part as soon as it is ready. The document is readable without them: a
 * part that cannot be drawn keeps its place and shows its text.
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
