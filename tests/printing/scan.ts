import {
  BinaryBitmap,
  Code128Reader,
  DecodeHintType,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from "@zxing/library";
import { PNG } from "pngjs";
import type { PrintedCode } from "../../src/print/printedDocument.ts";

/** Dots per inch of a counter's thermal printer. Each dot is black or white. */
export const COUNTER_DOTS = 203;

/**
 * Scans a page in a counter printer's resolution.
 * @param png the drawn page, with this many dots
 * @throws when the page has no code of the kind
 */
export function scanPage(png: Buffer, kind: PrintedCode["kind"]): string {
  const { width, height, data } = PNG.sync.read(png);
  const dots = new Uint8ClampedArray(width * height).map((_, index) =>
    (data[index * 4] ?? 0) < 128 ? 0 : 255,
  );
  const page = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(dots, width, height)));
  const reader = kind === "qr" ? new QRCodeReader() : new Code128Reader();
  return reader.decode(page, new Map([[DecodeHintType.TRY_HARDER, true]])).getText();
}
