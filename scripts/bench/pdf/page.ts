import { CHINESE, LICENCE, LONG, RECEIPT, SLIP } from "../../../src/print/stories/examples.ts";

/**
 * Runs in the browser and makes the portal's PDFs, or one with pdfmake alone. The first PDF of each kind fetches its libraries.
 */

const DOCUMENTS = { receipt: RECEIPT, slip: SLIP, licence: LICENCE, chinese: CHINESE, long: LONG };

export type DocumentName = keyof typeof DOCUMENTS;

export interface Made {
  /** Milliseconds. */
  readonly took: number;
  /** The size of the PDF. */
  readonly bytes: number;
}

const MAKERS = {
  async bare(): Promise<Blob> {
    const [{ default: pdfMake }, { default: fonts }] = await Promise.all([
      import("pdfmake/build/pdfmake.js"),
      import("pdfmake/build/vfs_fonts.js"),
    ]);
    pdfMake.addVirtualFileSystem(fonts);
    return pdfMake.createPdf({ content: "Hello, world" }).getBlob();
  },
  async ours(name: DocumentName): Promise<Blob> {
    const { makePdf } = await import("../../../src/print/pdf/makePdf.ts");
    return makePdf(DOCUMENTS[name]);
  },
};

export type Maker = keyof typeof MAKERS;

async function make(maker: Maker, name: DocumentName): Promise<Made> {
  const began = performance.now();
  const pdf = await MAKERS[maker](name);
  return { took: performance.now() - began, bytes: pdf.size };
}

declare global {
  interface Window {
    makeForBench: typeof make;
  }
}

window.makeForBench = make;
