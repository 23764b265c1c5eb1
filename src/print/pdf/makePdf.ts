import type { PrintedDocument } from "../printedDocument.ts";
import { definePdf } from "./layout/definePdf.ts";
import { gatherMaterial } from "./material.ts";

/**
 * A document as a PDF: the same words in the same order as on the screen, text that can be selected, the glyphs it uses embedded.
 * The library and the fonts are fetched with the first one, which takes a while on a slow network: the screen says that it is at
 * work until the promise settles.
 * @throws Error when the library or a font could not be fetched
 */
export async function makePdf(printed: PrintedDocument): Promise<Blob> {
  const [{ default: pdfMake }, material] = await Promise.all([
    import("pdfmake/build/pdfmake.js"),
    gatherMaterial(printed),
  ]);
  const { families, files } = material.fonts;
  pdfMake.addVirtualFileSystem(Object.fromEntries(files.map(({ address, content }) => [address, content])));
  pdfMake.addFonts(Object.fromEntries(families.map(({ name, normal, bold }) => [name, { normal, bold }])));
  return pdfMake.createPdf(definePdf(printed, material)).getBlob();
}
