import { writeMetadata } from "../../domain/statements/documentMetadata.ts";
import type { PrintedDocument } from "../printedDocument.ts";
import { definePdf, factsOf } from "./layout/definePdf.ts";
import { gatherMaterial } from "./material.ts";
import { tagDrawings } from "./structure/tagDrawings.ts";

/**
 * Makes a PDF of a document. It has the same texts in the same order as the screen, selectable, with embedded fonts. The first
 * PDF loads the library and the fonts, which takes a while on a slow network. The screen shows progress until the promise
 * settles.
 * @throws Error if the library or a font cannot be loaded
 */
export async function makePdf(printed: PrintedDocument): Promise<Blob> {
  const [{ default: pdfMake }, material] = await Promise.all([
    import("pdfmake/build/pdfmake.js"),
    gatherMaterial(printed),
  ]);
  await tagDrawings(pdfMake);
  const { families, files } = material.fonts;
  pdfMake.addVirtualFileSystem(Object.fromEntries(files.map(({ address, content }) => [address, content])));
  pdfMake.addFonts(Object.fromEntries(families.map(({ name, normal, bold }) => [name, { normal, bold }])));
  const pdf = pdfMake.createPdf(definePdf(printed, material));
  writeMetadata(await pdf.getStream(), factsOf(printed));
  return pdf.getBlob();
}
