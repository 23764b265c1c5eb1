import worker from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import type { PDFPageProxy } from "pdfjs-dist/types/src/display/api";
import type { PageViewport } from "pdfjs-dist/types/src/display/page_viewport";
import { ownScript } from "../ownScript.ts";

/** A PDF that is opened for looking at. */
export interface OpenPdf {
  readonly pages: readonly PdfPage[];
  /** Gives back what it holds. */
  close(): void;
}

export interface PdfPage {
  /** From 1. */
  readonly number: number;
  /** As printed, in CSS pixels, 96 to an inch. */
  readonly width: number;
  readonly height: number;
  /**
   * Draws the page as wide as its place, and its text, which can be selected and read aloud, into an empty element over it.
   * @param scale of the size above
   * @returns what breaks the drawing off, which is for another size or another page by then
   */
  draw(canvas: HTMLCanvasElement, text: HTMLElement, scale: number): () => void;
}

/** CSS pixels in a point. */
const PIXELS = 96 / 72;
/** Larger than this some phones draw nothing at all (WebKit's limit). */
const MOST_PIXELS = 16_777_216;

/**
 * Opens a PDF with pdf.js, of which the portal serves its own copy: the build that older phones' browsers run too. Nothing in the
 * PDF is run, and no part of it is compiled (`script-src 'self'`).
 * @throws Error when the library could not be fetched, or it is no PDF
 */
export async function openPdf(pdf: Blob): Promise<OpenPdf> {
  const { getDocument, PDFWorker, TextLayer } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  // made here, since pdf.js would make it of a text, which the portal's policy refuses
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
        // broken off for another size, which is no fault
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

/** Paper is white until something is drawn on it; pdf.js draws on an opaque canvas, by these attributes, which is black at first. */
function whiten(canvas: HTMLCanvasElement): void {
  const paper = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (paper === null) return;
  paper.fillStyle = "white";
  paper.fillRect(0, 0, canvas.width, canvas.height);
}
