import { qrcode } from "bwip-js/generic";
import { PNG } from "pngjs";
import { pictureType } from "../../../domain/pictureType.ts";

/** The free modules that a QR code needs on each side, in the units of the drawing: a module is 2 wide. */
const QUIET = 8;

/** Level M stays readable with up to 15 % damage. The types of bwip-js lack this option. */
const CORRECTION = { eclevel: "M" };

/** Draws a QR code with its quiet zone, black, into a square. */
export function drawQr(
  document: PDFKit.PDFDocument,
  text: string,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  let unit = 1;
  const nothing = () => undefined;
  qrcode<undefined>(
    { bcid: "", text, scale: 1, ...CORRECTION },
    {
      scale: () => null,
      measure: () => ({ width: 0, ascent: 0, descent: 0 }),
      init(width) {
        unit = side / (width + 2 * QUIET);
      },
      line: nothing,
      polygon(points) {
        const corners = points.map(([left, top]) => [x + (left + QUIET) * unit, y + (top + QUIET) * unit]);
        for (const [place, [across = 0, down = 0]] of corners.entries())
          if (place === 0) document.moveTo(across, down);
          else document.lineTo(across, down);
        document.closePath();
      },
      hexagon: nothing,
      ellipse: nothing,
      fill: nothing,
      text: nothing,
      end: nothing,
    },
  );
  // a hole has the same winding as the ring around it
  document.fill("#000000", "even-odd");
}

/**
 * A picture that a PDF embeds in one step: a JPEG, or a PNG on a white ground. The library inflates a transparent PNG beside the
 * drawing, so that the file's bytes would differ each time.
 * @returns undefined when the picture is damaged
 */
export function opaquePicture(picture: Uint8Array): Buffer | undefined {
  const bytes = Buffer.from(picture);
  if (pictureType(picture) === "image/jpeg") return bytes;
  try {
    const { width, height, data } = PNG.sync.read(bytes);
    const white = { red: 255, green: 255, blue: 255 };
    return PNG.sync.write(Object.assign(new PNG({ width, height }), { data }), {
      colorType: 2,
      inputHasAlpha: true,
      bgColor: white,
    });
  } catch {
    return undefined;
  }
}
