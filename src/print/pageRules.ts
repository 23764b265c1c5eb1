import { SYSTEM_FONT } from "../ui/style/tokens.ts";
import { INK } from "./page/paper.ts";
import { plainText } from "./plainText.ts";
import type { PrintedDocument } from "./printedDocument.ts";

/** The room a roll's printer leaves at its edges: 72 of its 80 mm are printed on. */
const SLIP_MARGIN = { across: 4, along: 3 };

/** Of a slip, in millimetres: so that a line that comes out a little higher on paper makes no second page. */
const SLACK = 4;

const MILLIMETRES_PER_PIXEL = 25.4 / 96;

/** The pages of a document: A4 with what it is and "1 of 2" at their feet, where the browser knows boxes in the margin. */
export function sheetRules({ foot }: PrintedDocument): string {
  const box = `font: 8pt ${SYSTEM_FONT}; color: ${INK.muted}; vertical-align: top; padding-top: 4mm;`;
  return `@page {
    size: A4;
    margin: 14mm 16mm 18mm;
    @bottom-left { content: ${cssText(plainText(foot.text))}; ${box} }
    @bottom-right { content: ${pageOf(foot.page)}; ${box} }
  }`;
}

/** The one page of a slip, as long as its content, which CSS cannot say by itself. @param height of the content, in CSS pixels */
export function slipRules(height: number): string {
  const { across, along } = SLIP_MARGIN;
  const length = Math.ceil(height * MILLIMETRES_PER_PIXEL + 2 * along + SLACK);
  return `@page { size: 80mm ${length}mm; margin: ${along}mm ${across}mm; }`;
}

/** The width of a slip's content, for measuring its height. */
export const SLIP_WIDTH = `${80 - 2 * SLIP_MARGIN.across}mm`;

/** Two numbers that no sentence about pages holds by itself: the browser's counters take their places. */
const COUNTERS: ReadonlyMap<string, string> = new Map([
  ["7", "counter(page)"],
  ["9", "counter(pages)"],
]);

/** The words around the page's numbers are the document's own, the numbers the browser's. */
function pageOf(page: PrintedDocument["foot"]["page"]): string {
  const parts = plainText(page(7, 9)).split(/([79])/);
  const [, first, , second] = parts;
  if (parts.length !== 5 || first === second) return 'counter(page) " / " counter(pages)';
  return parts.map((part) => COUNTERS.get(part) ?? cssText(part)).join(" ");
}

/** A string of CSS: nothing in it ends it. */
function cssText(text: string): string {
  return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}
