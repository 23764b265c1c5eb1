import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  BinaryBitmap,
  Code128Reader,
  DecodeHintType,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from "@zxing/library";
import { PNG } from "pngjs";
import type { PrintedCode } from "../../../src/print/printedDocument.ts";

/** The dots of an inch that a counter's thermal printer has, each of them black or white. */
const DOTS = 203;

/** What a scanner reads off the first page, printed as coarsely as that. @throws when it sees no code of the kind */
export async function scanPage(pdf: Uint8Array, kind: PrintedCode["kind"]): Promise<string> {
  const { width, height, data } = await dotsOf(pdf);
  const shades = new Uint8ClampedArray(width * height).map((_, index) => data[index * 4] ?? 0);
  const page = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(shades, width, height)));
  const reader = kind === "qr" ? new QRCodeReader() : new Code128Reader();
  return reader.decode(page, new Map([[DecodeHintType.TRY_HARDER, true]])).getText();
}

async function dotsOf(pdf: Uint8Array): Promise<PNG> {
  const folder = await mkdtemp(join(tmpdir(), "kaunter-scan-"));
  try {
    const file = join(folder, "page.pdf");
    await writeFile(file, pdf);
    const drawing = ["-png", "-aa", "no", "-r", String(DOTS), "-singlefile", file, join(folder, "page")];
    await promisify(execFile)("pdftoppm", drawing);
    return PNG.sync.read(await readFile(join(folder, "page.png")));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
