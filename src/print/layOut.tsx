import { CacheProvider } from "@emotion/react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { adoptStyles, styleCache } from "../ui/style/styleCache.ts";
import { adoptRules } from "./adoptRules.ts";
import type { Drawings } from "./drawings.ts";
import { DocumentSheet } from "./page/DocumentSheet.tsx";
import { certificateRules, SLIP_WIDTH, sheetRules, slipRules } from "./pageRules.ts";
import { isFlowing, type PrintedDocument } from "./printedDocument.ts";

/**
 * Renders the whole document into an empty page, synchronously. The style rules are in constructed style sheets, which no
 * inherited policy forbids.
 * @returns a function that removes the document from the page
 */
export function layOut(page: Document, document: PrintedDocument, drawings: Drawings): () => void {
  page.title = document.title;
  page.documentElement.lang = document.language;
  adoptStyles(page);
  adoptRules(page, "html, body { margin: 0; background: #fff; }");
  const isSlip = document.paper === "slip80";
  const isWhole = isSlip || !isFlowing(document);
  if (!isFlowing(document)) adoptRules(page, certificateRules(document));
  if (isSlip) adoptRules(page, `body { width: ${SLIP_WIDTH}; }`);
  const feet = isWhole || adoptRules(page, sheetRules(document)).hasFeet;
  const takeOut = drawSheet(page.body, document, drawings, feet);
  if (isSlip) adoptRules(page, slipRules(page.body.getBoundingClientRect().height));
  return takeOut;
}

/**
 * Draws the document into an empty element, synchronously.
 * @param feet whether the browser prints the foot on each page
 * @returns a function that removes it
 */
export function drawSheet(
  place: HTMLElement,
  document: PrintedDocument,
  drawings: Drawings,
  feet: boolean,
): () => void {
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <CacheProvider value={styleCache}>
        <DocumentSheet document={document} drawings={drawings} printed={{ feet }} />
      </CacheProvider>,
    ),
  );
  return () => root.unmount();
}
