import { SYSTEM_FONT } from "../ui/style/tokens.ts";
import { CERTIFICATE_SIZES } from "./certificate/sizes.ts";
import { INK } from "./page/paper.ts";
import { plainText } from "./plainText.ts";
import type { Certificate, FlowingDocument, Paper } from "./printedDocument.ts";

/** The margins of a roll, in millimetres. A roll's printer prints on 72 of its 80 mm. */
const SLIP_MARGIN = { across: 4, along: 3 };

/** Millimetres added to the length of a slip, so that a line that prints a little higher starts no second page. */
const SLACK = 4;

const MILLIMETRES_PER_PIXEL = 25.4 / 96;

/** The page rule of a certificate, whose pages have their own margins. */
export function certificateRules({ paper }: Pick<Certificate, "paper">): string {
  const { width, height } = CERTIFICATE_SIZES[paper];
  return `@page { size: ${width}mm ${height}mm; margin: 0; }`;
}

/**
 * The page rule of a sheet, with its title and "1 of 2" at the foot in browsers that support margin boxes.
 * @param sheet.paper undefined for the paper of the print dialog
 */
export function sheetRules({ foot, paper }: Pick<FlowingDocument, "foot"> & { paper?: Paper }): string {
  const box = `font: 8pt ${SYSTEM_FONT}; color: ${INK.muted}; vertical-align: top; padding-top: 4mm;`;
  return `@page {
    ${paper === undefined ? "" : `size: ${paper === "letter" ? "letter" : "A4"};`}
    margin: 14mm 16mm 18mm;
    @bottom-left { content: ${cssText(plainText(foot.text))}; ${box} }
    @bottom-right { content: ${pageOf(foot.page)}; ${box} }
  }`;
}

/** The page rule of a slip, one page as long as its content. CSS has no page size for that. @param height of the content, in CSS pixels */
export function slipRules(height: number): string {
  const { across, along } = SLIP_MARGIN;
  const length = Math.ceil(height * MILLIMETRES_PER_PIXEL + 2 * along + SLACK);
  return `@page { size: 80mm ${length}mm; margin: ${along}mm ${across}mm; }`;
}

/** The width of a slip's content, for measuring its height. */
export const SLIP_WIDTH = `${80 - 2 * SLIP_MARGIN.across}mm`;

/** Placeholders for the browser's page counters. No language's text about pages contains these digits. */
const COUNTERS: ReadonlyMap<string, string> = new Map([
  ["7", "counter(page)"],
  ["9", "counter(pages)"],
]);

/** Combines the document's text around the page numbers with the browser's counters. */
function pageOf(page: FlowingDocument["foot"]["page"]): string {
  const parts = plainText(page(7, 9)).split(/([79])/);
  const [, first, , second] = parts;
  if (parts.length !== 5 || first === second) return 'counter(page) " / " counter(pages)';
  return parts.map((part) => COUNTERS.get(part) ?? cssText(part)).join(" ");
}

/** Quotes and escapes a text as a CSS string. */
function cssText(text: string): string {
  return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}
