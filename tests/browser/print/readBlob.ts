import { commands } from "vitest/browser";
import type { ReadPdf } from "../../print/readPdf.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    readPdf(base64: string): Promise<ReadPdf>;
  }
}

/** What is in a PDF that the browser made: poppler reads it outside the browser. */
export async function readBlob(pdf: Blob): Promise<ReadPdf> {
  const bytes = new Uint8Array(await pdf.arrayBuffer());
  return commands.readPdf(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")));
}
