import BinaryBitmap from "@zxing/library/esm/core/BinaryBitmap";
import HybridBinarizer from "@zxing/library/esm/core/common/HybridBinarizer";
import Code128Reader from "@zxing/library/esm/core/oned/Code128Reader";
import QRCodeReader from "@zxing/library/esm/core/qrcode/QRCodeReader";
import RGBLuminanceSource from "@zxing/library/esm/core/RGBLuminanceSource";
import type { PrintedCode } from "../../../src/print/printedDocument.ts";

/** Reads the code in an SVG, as a scanner does on white paper. @throws when there is no code */
export async function readCode(kind: PrintedCode["kind"], svg: string): Promise<string> {
  const bitmap = new BinaryBitmap(new HybridBinarizer(await grey(svg)));
  return (kind === "qr" ? new QRCodeReader() : new Code128Reader()).decode(bitmap).getText();
}

/** Pixels for each unit of the drawing. */
const SCALE = 3;

async function grey(svg: string): Promise<RGBLuminanceSource> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const [, , width = 0, height = 0] = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(" ").map(Number) ?? [];
  const canvas = document.createElement("canvas");
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const shades = new Uint8ClampedArray(data.length / 4).map((_, index) => data[index * 4]!);
  return new RGBLuminanceSource(shades, canvas.width, canvas.height);
}
