import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { LONG, RECEIPT } from "../../src/print/stories/examples.ts";
import { type ReadPdf, readPdf } from "../unit/print/readPdf.ts";
import { type CouncilPage, type Press, startPress } from "./press.ts";
import type { Printing } from "./printing.ts";
import { wordsOf } from "./wordsOf.ts";

/** The browser's own print of a page that shows a receipt: the receipt as the print frame and the PDF have it. */

let press: Press;
let shown: CouncilPage | undefined;

beforeAll(async () => {
  press = await startPress();
}, 120_000);

afterEach(() => shown?.page.close());
afterAll(() => press?.close());

const unbroken = (text: string) => text.replaceAll(/\s/g, "");

/** A page of the portal: a narrow column between a head and a foot, with the receipt's place in it. */
const PORTAL_PAGE =
  "<header>Kepala portal</header><main><div><p>Skrin resit</p><div id=place hidden></div></div></main><footer>Kaki portal</footer>";

async function showOn(
  body: string,
  name: "RECEIPT" | "LONG",
  where: "page" | "element",
): Promise<CouncilPage> {
  shown = await press.open(body);
  await shown.page.evaluate(
    async ([example, place]) => {
      const { adoptStyles, examples, loadDrawings, printWithPage } = (
        window as unknown as { printing: Printing }
      ).printing;
      const main = document.querySelector("main");
      Object.assign(main?.style ?? {}, {
        display: "flex",
        flexDirection: "column",
        maxWidth: "30em",
        padding: "3em",
      });
      let root: Document | ShadowRoot = document;
      if (place === "element") {
        root = document.querySelector("main > div")?.attachShadow({ mode: "open" }) ?? document;
        const screen = document.createElement("section");
        const sheet = document.createElement("div");
        sheet.id = "place";
        sheet.hidden = true;
        screen.append("Skrin kaunter", sheet);
        root.append(screen);
      }
      adoptStyles(root);
      const receipt = examples[example];
      const at = root.querySelector<HTMLElement>("#place");
      if (at !== null) printWithPage(at, receipt, await loadDrawings(receipt));
    },
    [name, where] as const,
  );
  return shown;
}

/** The pages of the browser's menu, on the paper of its dialog. */
async function menuPrint(
  { page }: CouncilPage,
  format: "A4" | "Letter" = "A4",
): Promise<ReadPdf & { readonly bytes: Uint8Array }> {
  const bytes = new Uint8Array(await page.pdf({ format, preferCSSPageSize: true }));
  return { bytes, ...(await readPdf(bytes.slice())) };
}

test.each([
  ["RECEIPT", RECEIPT, 1],
  ["LONG", LONG, 4],
] as const)(
  "the portal's page of a receipt prints the pages of the print button: %s (rule 1.4)",
  async (name, receipt, count) => {
    const printed = await menuPrint(await showOn(PORTAL_PAGE, name, "page"));
    const { pages, sizes } = await readPdf(await press.print(name));
    expect(printed.pages).toEqual(pages);
    expect(printed.pages).toHaveLength(count);
    // The dialog's A4 and that of CSS differ by less than a millimetre.
    for (const [at, { width, height }] of printed.sizes.entries()) {
      expect(Math.abs(width - (sizes[at]?.width ?? 0))).toBeLessThan(2);
      expect(Math.abs(height - (sizes[at]?.height ?? 0))).toBeLessThan(2);
    }
    expect(printed.facts.Title).toBe(receipt.title);
    const words = unbroken(printed.pages.join(""));
    for (const text of wordsOf(receipt)) expect(words).toContain(unbroken(text));
    expect(words).not.toContain("portal");
    expect(words).not.toContain("Skrin");
  },
);

test("the paper that the print dialog chooses is printed on, with the receipt's margins and page numbers", async () => {
  const { pages, sizes } = await menuPrint(await showOn(PORTAL_PAGE, "RECEIPT", "page"), "Letter");
  expect(sizes).toEqual([{ width: 612, height: 792 }]);
  const words = unbroken(pages.join(""));
  for (const text of [...wordsOf(RECEIPT), "Halaman 1 daripada 1"]) expect(words).toContain(unbroken(text));
});

test("in an element, the receipt is printed in the place of the screen, on the council's page as it is", async () => {
  const council = await showOn(
    "<h1>Majlis</h1><main><div></div></main><p>Berita majlis</p>",
    "RECEIPT",
    "element",
  );
  const { pages, facts } = await menuPrint(council);
  const words = unbroken(pages.join(""));
  for (const text of wordsOf(RECEIPT)) expect(words).toContain(unbroken(text));
  expect(words).toContain(unbroken(RECEIPT.foot.text));
  expect(words).toContain("Beritamajlis");
  expect(words).not.toContain("Skrinkaunter");
  expect(facts.Title).not.toBe(RECEIPT.title);
  expect(council.refused).toEqual([]);
});

test("after printing, the screen is as it was, and prints the receipt again", async () => {
  const portal = await showOn(PORTAL_PAGE, "RECEIPT", "page");
  const look = () =>
    portal.page.evaluate(() => ({
      text: document.body.innerText,
      title: document.title,
      sheets: document.adoptedStyleSheets.length,
      place: document.querySelector("#place")?.outerHTML,
    }));
  const before = await look();
  await menuPrint(portal);
  expect((await look()).text).toBe(before.text);
  await portal.page.mouse.move(10, 10);
  expect(await look()).toEqual(before);
  expect((await menuPrint(portal)).pages.join("")).toContain("Simpan resit ini untuk rujukan anda.");
});

test("while a print frame is open, the page hides behind it as before", async () => {
  const portal = await showOn(PORTAL_PAGE, "RECEIPT", "page");
  await portal.page.evaluate(() => {
    const { examples, printDocument } = (window as unknown as { printing: Printing }).printing;
    return printDocument(examples.CHINESE);
  });
  const { pages } = await menuPrint(portal);
  expect(pages.join("")).not.toContain(RECEIPT.title);
  expect(portal.printed).toHaveLength(1);
});
