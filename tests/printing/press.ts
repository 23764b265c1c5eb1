import { chromium, type Page } from "playwright";
import { build, type Rolldown } from "vite";
import { siteHeaders } from "../../demo/councils/policy.ts";
import { chromiumLaunch } from "../chromium.ts";
import type { Box } from "../unit/print/drawPdf.ts";
import type { Drawing } from "./drawing.ts";
import type { Printing } from "./printing.ts";

/** A browser that prints our documents from a council's page, with a build like the elements'. */

const PORTAL = "https://portal.example";
const COUNCIL = "http://mpt.localhost";

/** Stricter than the demonstration's policy: it allows no frames and no HTML from strings. */
const POLICY = `${siteHeaders(PORTAL)["Content-Security-Policy"]?.replace(/frame-src [^;]+/, "frame-src 'none'")}; require-trusted-types-for 'script'`;

export type PrintedName = keyof Printing["examples"];

export interface CouncilPage {
  readonly page: Page;
  /** Violations of the page's policy, and errors. */
  readonly refused: readonly string[];
  /** The documents sent to the print dialog, which the tests replace. */
  readonly printed: readonly PrintedView[];
}

export interface PrintedView {
  /** Whether a frame was printed instead of the page. */
  readonly framed: boolean;
  readonly title: string;
  readonly text: string;
  /** The number of drawn pictures and codes. */
  readonly drawings: number;
  /** The title's letter spacing, which shows that the styles are applied. */
  readonly letterSpacing: string;
}

export interface Press {
  /** A page of the council with this markup and the loaded printing code. */
  open(body: string): Promise<CouncilPage>;
  /**
   * Prints the document as a PDF from an empty page, such as a print frame is.
   * @param rows the number of rows in each table: copies of the first row replace the others
   */
  print(name: PrintedName, rows?: number): Promise<Uint8Array>;
  /** The box around everything that is not white, for each page of a PDF. */
  inked(pdf: Uint8Array): Promise<readonly Box[]>;
  /** The first page of a PDF as a PNG with this many dots per inch. */
  draw(pdf: Uint8Array, dots: number): Promise<Buffer>;
  close(): Promise<void>;
}

export async function startPress(): Promise<Press> {
  const files = await builtFiles();
  const browser = await chromium.launch(chromiumLaunch());

  async function open(body: string) {
    const page = await browser.newPage();
    const refused: string[] = [];
    const printed: PrintedView[] = [];
    await page.exposeFunction("notePrint", (view: PrintedView) => printed.push(view));
    await page.addInitScript(replaceDialog);
    page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
    page.on("pageerror", (error) => refused.push(String(error)));
    await page.route(`${PORTAL}/**`, (route) =>
      route.fulfill({
        body: files.get(new URL(route.request().url()).pathname.slice(1)) ?? "",
        contentType: "text/javascript",
        headers: { "Access-Control-Allow-Origin": "*" },
      }),
    );
    await page.route(`${COUNCIL}/**`, (route) =>
      route.fulfill({
        // Without a doctype, like the document of an empty frame.
        body: `<html lang="ms"><head></head><body>${body}<script type="module" src="${PORTAL}/printing.js"></script></body></html>`,
        contentType: "text/html; charset=utf-8",
        headers: { "Content-Security-Policy": POLICY },
      }),
    );
    await page.goto(`${COUNCIL}/`);
    await page.waitForFunction(() => "printing" in window);
    return { page, refused, printed };
  }

  async function drawing() {
    const page = await browser.newPage();
    await page.route(`${PORTAL}/**`, (route) => {
      const script = files.get(new URL(route.request().url()).pathname.slice(1));
      return script === undefined
        ? route.fulfill({
            body: `<!doctype html><script type="module" src="/drawing.js"></script>`,
            contentType: "text/html; charset=utf-8",
          })
        : route.fulfill({ body: script, contentType: "text/javascript" });
    });
    await page.goto(`${PORTAL}/`);
    await page.waitForFunction(() => "drawing" in window);
    return page;
  }

  return {
    open,
    async inked(pdf) {
      const page = await drawing();
      const boxes = await page.evaluate(
        (base64) => (window as unknown as { drawing: Drawing }).drawing.inkedBoxes(base64),
        Buffer.from(pdf).toString("base64"),
      );
      await page.close();
      return boxes;
    },
    async draw(pdf, dots) {
      const page = await drawing();
      const png = await page.evaluate(
        ([base64, density]) => (window as unknown as { drawing: Drawing }).drawing.firstPage(base64, density),
        [Buffer.from(pdf).toString("base64"), dots] as const,
      );
      await page.close();
      return Buffer.from(png.replace(/^.*,/, ""), "base64");
    },
    async print(name, rows) {
      const { page } = await open("");
      await page.evaluate(
        async ([example, count]) => {
          const { examples, layOut, loadDrawings, withRows } = (window as unknown as { printing: Printing })
            .printing;
          const printed = count === undefined ? examples[example] : withRows(examples[example], count);
          document.body.replaceChildren();
          layOut(document, printed, await loadDrawings(printed));
        },
        [name, rows] as const,
      );
      const pdf = await page.pdf({ preferCSSPageSize: true });
      await page.close();
      return new Uint8Array(pdf);
    },
    close: () => browser.close(),
  };
}

/** Runs in the page and in each of its frames. */
function replaceDialog(): void {
  window.print = () => {
    const title = document.querySelector("h1");
    const { notePrint } = window.top as unknown as { notePrint: (view: PrintedView) => void };
    notePrint({
      framed: window !== window.top,
      title: document.title,
      text: document.body.innerText,
      drawings: document.querySelectorAll("canvas, path[d]").length,
      letterSpacing: title === null ? "" : getComputedStyle(title).letterSpacing,
    });
  };
}

/** The modules that the pages load, and the modules that these load, by name. */
async function builtFiles(): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      modulePreload: false,
      minify: false,
      rolldownOptions: {
        input: ["printing.ts", "drawing.ts"].map((name) => new URL(name, import.meta.url).pathname),
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
    base: "./",
  });
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput; // One build, without watching.
  return new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file.code]] : [])));
}
