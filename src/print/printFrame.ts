/**
 * A frame of our own at the end of the page, out of sight: an empty document, which a page's policy can forbid neither by
 * `frame-src` nor by Trusted Types, since it is neither fetched nor written.
 */
export interface PrintFrame {
  readonly page: Document;
  readonly window: Window;
  /** Makes it as high as its content, for browsers that print the whole page. */
  fit(): void;
  /** Takes the frame away, and what it did to the page. */
  close(): void;
}

const MARK = "data-kaunter-print";
/** Twice, so that a rule of the page with one class more does not win. */
const FRAME = `iframe[${MARK}][${MARK}]`;

const HEIGHT = "--kaunter-print-height";

/** What shows that the citizen is back at the page, and no print dialog in front of it. */
const SIGNS_OF_RETURN = ["pointerdown", "pointermove", "touchstart", "wheel", "keydown"] as const;

/** @throws Error when the page has no room for a frame */
export async function openPrintFrame(host: Document): Promise<PrintFrame> {
  const frame = host.createElement("iframe");
  frame.setAttribute(MARK, "");
  frame.setAttribute("aria-hidden", "true");
  frame.tabIndex = -1;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  const reveal = hideBehind(host);
  host.body.append(frame);
  // some browsers put another empty document in the first one's place
  await loaded;
  const { contentDocument: page, contentWindow: window } = frame;
  if (page === null || window === null) throw new Error("the page takes no frame to print from");
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
 * Some browsers print the whole page in place of the frame that was told to (Chrome on iOS, some Androids): while the frame is
 * there, the page has nothing else to print.
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
 * Calls once the citizen is back. Not at `afterprint`: iOS fires it while the pages are still being drawn, and prints blank ones
 * when the frame is gone; some browsers never do.
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
