import { code128, type DrawingContext, qrcode } from "bwip-js/generic";
import type { PrintedCode } from "./printedDocument.ts";

/** The drawing of codes by bwip-js. Loaded by codes.ts when a document has one: it is larger than a screen. */

/** The dark parts of a code as an SVG path, in a box that holds the quiet zone around them as well. */
export interface DrawnCode {
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

/** In the units of a drawing: a QR code's module is 2 wide and wants 4 modules free on each side, a bar 1 and 10 at its ends. */
const QR = { across: 8, above: 8 };
const BARS = { across: 10, above: 0 };
/** Millimetres at a scale of 1, which a drawing with fixed proportions needs. */
const BAR_HEIGHT = 12;

/** Up to 15 % of a QR code may be soiled or creased. bwip-js passes it on, and its types do not know it. */
const CORRECTION = { eclevel: "M" };

/** @throws Error when the code cannot hold the value, such as none at all */
export function drawSymbol({ kind, value }: PrintedCode): DrawnCode {
  const options = { bcid: "", text: value, scale: 1 };
  return kind === "qr"
    ? qrcode<DrawnCode>({ ...options, ...CORRECTION }, pathDrawing(QR))
    : code128<DrawnCode>({ ...options, height: BAR_HEIGHT }, pathDrawing(BARS));
}

/** Takes bwip-js's strokes and gives a path: no mark-up to parse, so that no policy of a page stands in its way. */
function pathDrawing(quiet: { readonly across: number; readonly above: number }): DrawingContext<DrawnCode> {
  const size = { width: 0, height: 0 };
  const parts: string[] = [];
  const nothing = () => undefined;
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width, height) => Object.assign(size, { width, height }),
    // a bar, from the bottom to the top; of an odd one the larger half is on the left
    line: (x, _bottom, _x, _top, width) => {
      const left = x - Math.ceil(width / 2) + quiet.across;
      parts.push(`M${left} ${quiet.above}h${width}v${size.height}h${-width}z`);
    },
    polygon: (points) => {
      const moved = points.map(([x, y]) => `${x + quiet.across} ${y + quiet.above}`);
      parts.push(`M${moved.join("L")}z`);
    },
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => ({
      width: size.width + 2 * quiet.across,
      height: size.height + 2 * quiet.above,
      path: parts.join(""),
    }),
  };
}
