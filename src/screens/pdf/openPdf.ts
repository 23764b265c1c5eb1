import worker from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import type { PDFPageProxy } from "pdfjs-dist/types/src/display/api";
import type { PageViewport } from "pdfjs-dist/types/src/display/page_viewport";
import { ownScript } from "../ownScript.ts";

/** A PDF that is open for display. */
export interface OpenPdf {
  readonly pages: readonly PdfPage[];
  /** Releases its memory and its worker. */
  close(): void;
}

export interface PdfPage {
  /** From 1. */
  readonly number: number;
  /** The printed size in CSS pixels, 96 to an inch. */
  readonly width: number;
  readonly height: number;
  /**
   * Draws the page on the canvas, and its text into the element above, where it can be selected and read aloud.
   * @param scale 1 is the printed size
   * @returns a function that cancels the drawing, for a new size or a new page
   */
  draw(canvas: HTMLCanvasElement, text: HTMLElement, scale: number): () => void;
}

/** CSS pixels in a point. */
const PIXELS = 96 / 72;
/** WebKit's limit for a canvas. Above it, some phones draw nothing. */
const MOST_PIXELS = 16_777_216;

/**
 * Opens a PDF with the portal's own copy of pdf.js. Its legacy build also runs on older phones. It runs no script in the PDF and
 * compiles nothing, as the portal's policy `script-src 'self'` requires.
 * @throws Error if the library cannot be loaded or the blob is not a PDF
 */
export async function openPdf(pdf: Blob): Promise<OpenPdf> {
  const { getDocument, PDFWorker, TextLayer } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  // Create the worker here: pdf.js would pass a plain text as its address, which the portal's Trusted Types policy refuses.
  const port = new Worker(ownScript(worker), { type: "module" });
  const reader = PDFWorker.create({ port });
  const loading = getDocument({
    data: await pdf.arrayBuffer(),
    worker: reader,
    useWasm: false,
    enableXfa: false,
  });
  const close = async () => {
    await loading.destroy();
    reader.destroy();
    port.terminate();
  };
  try {
    const opened = await loading.promise;
    const proxies = await Promise.all(
      Array.from({ length: opened.numPages }, (_, index) => opened.getPage(index + 1)),
    );
    return { pages: proxies.map(pageOf), close };
  } catch (failure) {
    await close();
    throw failure;
  }

  function pageOf(page: PDFPageProxy): PdfPage {
    const { width, height } = page.getViewport({ scale: PIXELS });
    return {
      number: page.pageNumber,
      width,
      height,
      draw: (canvas, text, scale) => {
        const viewport = page.getViewport({ scale: PIXELS * scale });
        const drawing = drawPage(page, canvas, viewport);
        text.replaceChildren();
        text.style.setProperty("--total-scale-factor", String(PIXELS * scale));
        const layer = new TextLayer({
          textContentSource: page.streamTextContent(),
          container: text,
          viewport,
        });
        // A cancelled rendering is no fault.
        layer.render().catch(() => undefined);
        return () => {
          drawing.cancel();
          layer.cancel();
        };
      },
    };
  }
}

function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, viewport: PageViewport) {
  const fits = Math.sqrt(MOST_PIXELS / (viewport.width * viewport.height));
  const density = Math.min(devicePixelRatio || 1, fits);
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  whiten(canvas);
  const drawing = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
  drawing.promise.catch(() => undefined);
  return drawing;
}

/** Paints the canvas white. pdf.js draws on an opaque canvas with these attributes, and such a canvas starts black. */
function whiten(canvas: HTMLCanvasElement): void {
  const paper = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (paper === null) return;
  paper.fillStyle = "white";
  paper.fillRect(0, 0, canvas.width, canvas.height);
}
