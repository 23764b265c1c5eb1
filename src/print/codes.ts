import type { PrintedCode } from "./printedDocument.ts";
import type { DrawnCode } from "./symbols.ts";

export type { DrawnCode } from "./symbols.ts";

/**
 * A code for drawing by React, whose elements need no `img-src` and no parsed mark-up.
 * @throws Error when the code cannot hold the value, or what draws it does not load
 */
export async function codeShape(code: PrintedCode): Promise<DrawnCode> {
  const { drawSymbol } = await import("./symbols.ts");
  return drawSymbol(code);
}

/**
 * A code as the text of an SVG, black, with its quiet zone, for the PDF. Its holes are wound as the rings around them, so the
 * fill rule is even-odd.
 * @throws Error as `codeShape` does
 */
export async function drawCode(code: PrintedCode): Promise<string> {
  const { width, height, path } = await codeShape(code);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#000" fill-rule="evenodd" d="${path}"/></svg>`;
}
