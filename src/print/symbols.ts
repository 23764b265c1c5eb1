import { code128, type DrawingContext, qrcode } from "bwip-js/generic";
import type { PrintedCode } from "./printedDocument.ts";

/** Draws codes with bwip-js. codes.ts loads it only for a document with a code, because it is larger than a screen's code. */

/** The dark parts of a code as an SVG path. The box includes the quiet zone. */
export interface DrawnCode {
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

/**
 * Quiet zones in the drawing's units. A QR code's module is 2 wide, and 4 free modules are required on each side. A bar is 1
 * wide, and 10 units are required at the ends.
 */
const QR = { across: 8, above: 8 };
const BARS = { across: 10, above: 0 };
/** Millimetres at scale 1, for drawings with fixed proportions. */
const BAR_HEIGHT = 12;

/** Level M: a QR code stays readable with up to 15 % damage. The types of bwip-js lack this option. */
const CORRECTION = { eclevel: "M" };

/** @throws Error if the code cannot encode the value, for example an empty one */
export function drawSymbol({ kind, value }: PrintedCode): DrawnCode {
  const options = { bcid: "", text: value, scale: 1 };
  return kind === "qr"
    ? qrcode<DrawnCode>({ ...options, ...CORRECTION }, pathDrawing(QR))
    : code128<DrawnCode>({ ...options, height: BAR_HEIGHT }, pathDrawing(BARS));
}

/** Converts the strokes of bwip-js into a path. It needs no parsed mark-up, which a page's policy could forbid. */
function pathDrawing(quiet: { readonly across: number; readonly above: number }): DrawingContext<DrawnCode> {
  const size = { width: 0, height: 0 };
  const parts: string[] = [];
  const nothing = () => undefined;
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width, height) => Object.assign(size, { width, height }),
    // A bar, from the bottom to the top. If its width is odd, the larger half is on the left.
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
