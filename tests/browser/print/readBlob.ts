import { commands } from "vitest/browser";
import { base64OfBytes } from "../../../src/domain/base64.ts";
import type { ReadPdf } from "../../print/readPdf.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    readPdf(base64: string): Promise<ReadPdf>;
  }
}

/** What is in a PDF that the browser made: poppler reads it outside the browser. */
export async function readBlob(pdf: Blob): Promise<ReadPdf> {
  return commands.readPdf(base64OfBytes(new Uint8Array(await pdf.arrayBuffer())));
}
