import {
  BinaryBitmap,
  Code128Reader,
  DecodeHintType,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from "@zxing/library";
import { PNG } from "pngjs";
import type { PrintedCode } from "../../../../src/print/printedDocument.ts";

/** The dots of an inch that a counter's thermal printer has, each of them black or white. */
export const COUNTER_DOTS = 203;

/**
 * What a scanner reads off a page, printed as coarsely as that.
 * @param png the page, drawn with so many dots
 * @throws when it sees no code of the kind
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
