import { CacheProvider } from "@emotion/react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { adoptStyles, styleCache } from "../ui/style/styleCache.ts";
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
  adopt(page, "html, body { margin: 0; background: #fff; }");
  const isSlip = document.paper === "slip80";
  const isWhole = isSlip || !isFlowing(document);
  if (!isFlowing(document)) adopt(page, certificateRules(document));
  if (isSlip) adopt(page, `body { width: ${SLIP_WIDTH}; }`);
  // A browser that does not support margin boxes drops them from the parsed rule.
  const feet = isWhole || adopt(page, sheetRules(document)).includes("@bottom-right");
  const root = createRoot(page.body);
  flushSync(() =>
    root.render(
      <CacheProvider value={styleCache}>
        <DocumentSheet document={document} drawings={drawings} printed={{ feet }} />
      </CacheProvider>,
    ),
  );
  if (isSlip) adopt(page, slipRules(page.body.getBoundingClientRect().height));
  return () => root.unmount();
}

/** Adds a rule to the page. @returns the rule as the browser parsed it, or "" in browsers without constructed style sheets */
function adopt(page: Document, rule: string): string {
  const view = page.defaultView;
  if (view === null || !("adoptedStyleSheets" in page)) return "";
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(rule);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return sheet.cssRules[0]?.cssText ?? "";
}
