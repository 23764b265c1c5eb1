import type { PrintedCode } from "./printedDocument.ts";
import type { DrawnCode } from "./symbols.ts";

export type { DrawnCode } from "./symbols.ts";

/**
 * A code as an SVG path for React. React's elements need no `img-src` in the policy and no parsed mark-up.
 * @throws Error if the code cannot encode the value or the library cannot be loaded
 */
export async function codeShape(code: PrintedCode): Promise<DrawnCode> {
  const { drawSymbol } = await import("./symbols.ts");
  return drawSymbol(code);
}

/**
 * A code as the text of an SVG, black, with its quiet zone, for the PDF. The fill rule is even-odd, because a hole has the same
 * winding as the ring around it.
 * @throws Error as `codeShape` does
 */
export async function drawCode(code: PrintedCode): Promise<string> {
  const { width, height, path } = await codeShape(code);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#000" fill-rule="evenodd" d="${path}"/></svg>`;
}
