import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { RECEIPT, SLIP } from "../../src/print/stories/examples.ts";
import { readPdf } from "../unit/print/readPdf.ts";
import { type CouncilPage, type Press, type PrintedName, startPress } from "./press.ts";
import type { Printing } from "./printing.ts";

/** Printing from a council's page with a strict policy: the printer gets the document, and the page stays as it was. */

let press: Press;
let council: CouncilPage;

beforeAll(async () => {
  press = await startPress();
}, 120_000);

beforeEach(async () => {
  council = await press.open(
    "<h1>Majlis</h1><button>Cetak</button><p>Berita daripada laman majlis</p>Berita tanpa perenggan",
  );
  await council.page.locator("button").focus();
});

afterEach(() => council.page.close());
afterAll(() => press?.close());

function print(...names: readonly PrintedName[]): Promise<void> {
  return council.page.evaluate(async (asked) => {
    const { examples, printDocument } = (window as unknown as { printing: Printing }).printing;
    await Promise.all(asked.map((name) => printDocument(examples[name])));
  }, names);
}

/** The page as the browser would print it. */
async function ownPages(): Promise<string> {
  return (await readPdf(new Uint8Array(await council.page.pdf()))).pages.join("");
}

const leftovers = () =>
  council.page.evaluate(() => ({
    frames: document.querySelectorAll("iframe").length,
    sheets: document.adoptedStyleSheets.length,
  }));

test("the document is printed with its styles and without the page, and the policy refuses nothing", async () => {
  await print("RECEIPT");
  expect(council.printed).toEqual([
    {
      framed: true,
      title: RECEIPT.title,
      text: expect.stringContaining("Ahmad Zulkifli bin Abdul Rahman"),
      drawings: 2,
      letterSpacing: expect.stringMatching(/^\d[\d.]*px$/),
    },
  ]);
  expect(council.printed[0]?.text).not.toContain("Berita");
  expect(council.refused).toEqual([]);
  expect(await council.page.evaluate(() => document.activeElement?.localName)).toBe("button");
});

test("a browser that prints the whole page instead of the frame prints only the document", async () => {
  await print("RECEIPT");
  const pages = await ownPages();
  expect(pages).toContain("Ahmad Zulkifli bin Abdul Rahman");
  expect(pages).toContain("Simpan resit ini untuk rujukan anda.");
  expect(pages).not.toContain("Berita");
});

test("after printing the frame is gone, and the page prints as before", async () => {
  await print("RECEIPT");
  expect(await leftovers()).toEqual({ frames: 1, sheets: 1 });
  await council.page.mouse.move(10, 10);
  expect(await leftovers()).toEqual({ frames: 0, sheets: 0 });
  expect(await ownPages()).toContain("Berita");
});

test("documents requested at the same time are printed one after the other, from one frame", async () => {
  await print("RECEIPT", "SLIP");
  expect(council.printed.map(({ title }) => title)).toEqual([RECEIPT.title, SLIP.title]);
  expect(await leftovers()).toEqual({ frames: 1, sheets: 1 });
});

test("a document whose code cannot be drawn is not printed, and the next one is", async () => {
  const refusal = await council.page.evaluate(async () => {
    const { examples, printDocument } = (window as unknown as { printing: Printing }).printing;
    const empty = { kind: "qr", value: "", caption: "Imbas" } as const;
    const document = { ...examples.RECEIPT, sections: [{ kind: "codes", codes: [empty] }] } as const;
    return printDocument(document).catch(() => "refused");
  });
  expect(refusal).toBe("refused");
  expect(council.printed).toEqual([]);
  await print("SLIP");
  expect(council.printed).toHaveLength(1);
});

test("a page that hides or shrinks every frame does not prevent printing", async () => {
  await council.page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "body > iframe:last-of-type { display: none !important; width: 1px !important } * { color: red !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });
  await print("RECEIPT");
  const box = await council.page.locator("iframe").boundingBox();
  expect(box?.width).toBeGreaterThan(700);
  // The frame is outside the visible page.
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(0);
  expect(await ownPages()).toContain("Ahmad Zulkifli bin Abdul Rahman");
});
