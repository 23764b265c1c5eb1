import { drawPdf, inkedBoxes } from "../unit/print/drawPdf.ts";

/** Functions that the tests call in a page to look at a PDF. */
const drawing = {
  inkedBoxes: (base64: string) => inkedBoxes(bytesOf(base64)),
  /** A data URL of PNG. */
  async firstPage(base64: string, dots: number): Promise<string> {
    const [page] = await drawPdf(bytesOf(base64), dots);
    return page?.toDataURL() ?? "";
  },
};

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

export type Drawing = typeof drawing;

Object.assign(window, { drawing });
