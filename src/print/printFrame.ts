/**
 * A hidden frame at the end of the page with an empty document. Neither `frame-src` nor Trusted Types can forbid it, because the
 * frame loads no address and writes no HTML.
 */
export interface PrintFrame {
  readonly page: Document;
  readonly window: Window;
  /** Makes the frame as high as its content, for browsers that print the whole page. */
  fit(): void;
  /** Removes the frame and its styles from the page. */
  close(): void;
}

const MARK = "data-kaunter-print";
/** The attribute twice, for a higher specificity than a rule of the page with one more class. */
const FRAME = `iframe[${MARK}][${MARK}]`;

const HEIGHT = "--kaunter-print-height";

/** These events show that the citizen is back at the page, without a print dialog in front of it. */
const SIGNS_OF_RETURN = ["pointerdown", "pointermove", "touchstart", "wheel", "keydown"] as const;

/** Whether a frame with a document to print is in the page. */
export function isPrintFrameOpen(host: Document): boolean {
  return host.querySelector(FRAME) !== null;
}

/** @throws Error if the page accepts no frame */
export async function openPrintFrame(host: Document): Promise<PrintFrame> {
  const frame = host.createElement("iframe");
  frame.setAttribute(MARK, "");
  frame.setAttribute("aria-hidden", "true");
  frame.tabIndex = -1;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  const reveal = hideBehind(host);
  host.body.append(frame);
  // Some browsers replace the first empty document with another one.
  await loaded;
  const { contentDocument: page, contentWindow: window } = frame;
  if (page === null || window === null)
    throw new Error("The page gives no access to the print frame. Check its policy for frames.");
  return {
    page,
    window,
    fit: () => frame.style.setProperty(HEIGHT, `${page.documentElement.scrollHeight}px`),
    close: () => {
      frame.remove();
      reveal();
    },
  };
}

/**
 * Hides the page behind the frame in print, because some browsers print the whole page instead of the frame (Chrome on iOS, some
 * on Android).
 * @returns a function that undoes it
 */
function hideBehind(host: Document): () => void {
  const view = host.defaultView;
  if (view === null || !("adoptedStyleSheets" in host)) return () => undefined;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`
    ${FRAME} {
      all: initial !important;
      position: fixed !important;
      inset: 0 auto auto -400mm !important;
      inline-size: 210mm !important;
      block-size: 297mm !important;
    }
    @media print {
      body > :not(${FRAME}), body::before, body::after { display: none !important; }
      html, body { all: initial !important; display: block !important; font-size: 0 !important; }
      ${FRAME} { position: static !important; display: block !important; inline-size: 100% !important; block-size: var(${HEIGHT}) !important; }
    }
  `);
  host.adoptedStyleSheets = [...host.adoptedStyleSheets, sheet];
  return () => {
    host.adoptedStyleSheets = host.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/**
 * Calls `back` once when the citizen is back at the page. It does not use `afterprint`: iOS fires it while it still draws the
 * pages, and prints blank pages if the frame is gone by then. Some browsers never fire it.
 */
export function onReturn(host: Document, back: () => void): void {
  const listening = new AbortController();
  for (const sign of SIGNS_OF_RETURN)
    host.defaultView?.addEventListener(
      sign,
      () => {
        listening.abort();
        back();
      },
      { capture: true, passive: true, signal: listening.signal },
    );
}
