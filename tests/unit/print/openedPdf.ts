import type { PDFDocumentProxy } from "pdfjs-dist/types/src/display/api";

/**
 * Opens a PDF with pdf.js, in Node or in a browser, on the test's own thread. It uses the build for older engines, which Node
 * needs too.
 * @throws Error when the bytes are no PDF
 */
export async function withPdf<T>(bytes: Uint8Array, use: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T> {
  // pdf.js looks for these in Node and warns when they are missing. It needs them only to draw.
  Object.assign(globalThis, {
    DOMMatrix: globalThis.DOMMatrix ?? Absent,
    Path2D: globalThis.Path2D ?? Absent,
  });
  // @ts-expect-error: it has no types, and is imported to be there: pdf.js takes it in place of a worker
  await import("pdfjs-dist/legacy/build/pdf.worker.mjs");
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  // pdf.js detaches the caller's array, so it gets a copy.
  const loading = getDocument({ data: bytes.slice(), useWasm: false, verbosity: 0 });
  try {
    return await use(await loading.promise);
  } finally {
    await loading.destroy();
  }
}

class Absent {}
