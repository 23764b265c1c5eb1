import { withPdf } from "./openedPdf.ts";

/** A PDF drawn by pdf.js. It works in a browser only, because Node has no canvas. */

/** In points from the page's top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Draws each page on a canvas with this many dots per inch. */
export function drawPdf(bytes: Uint8Array, dots: number): Promise<readonly HTMLCanvasElement[]> {
  return withPdf(bytes, async (pdf) => {
    const drawn: HTMLCanvasElement[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: dots / 72 });
      const canvas = document.createElement("canvas");
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      await page.render({ canvas, viewport, background: "white" }).promise;
      drawn.push(canvas);
    }
    return drawn;
  });
}

const DOTS = 50;

/** The box around everything that is not white, for each page. */
export async function inkedBoxes(bytes: Uint8Array): Promise<readonly Box[]> {
  return (await drawPdf(bytes, DOTS)).map(inkOf);
}

/** Each page as a data URL of PNG. */
export async function picturesOf(bytes: Uint8Array): Promise<readonly string[]> {
  return (await drawPdf(bytes, DOTS)).map((canvas) => canvas.toDataURL());
}

function inkOf(canvas: HTMLCanvasElement): Box {
  const { width, height } = canvas;
  const data = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4] ?? 255) > 240 && (data[(y * width + x) * 4 + 2] ?? 255) > 240) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  const points = (pixels: number) => (pixels * 72) / DOTS;
  return { left: points(left), top: points(top), right: points(right), bottom: points(bottom) };
}
