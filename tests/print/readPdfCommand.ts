import { type ReadPdf, readPdf } from "./readPdf.ts";

/** For tests that run in a browser: the PDF comes in base64. */
export function readPdfCommand(_context: unknown, base64: string): Promise<ReadPdf> {
  return readPdf(new Uint8Array(Buffer.from(base64, "base64")));
}
