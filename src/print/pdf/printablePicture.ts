import type { Picture } from "../printedDocument.ts";

/** Wide enough for a face of 35 mm at 300 dots an inch; more would only make the file heavy. */
const LONGEST_SIDE = 420;
const SOURCE = /^data:(image\/(?:png|jpeg));base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * A picture as the PDF takes it: drawn anew by the browser, so that only what really is a picture gets there, turned as its
 * camera said, no larger than it is printed, and without what a camera writes into its files.
 * @returns a data URL, or undefined when it is no picture
 */
export async function printablePicture({ source }: Picture): Promise<string | undefined> {
  const [, type, content] = SOURCE.exec(source) ?? [];
  if (type === undefined || content === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    return redraw(await createImageBitmap(new Blob([bytes], { type })), type);
  } catch {
    return undefined;
  }
}

function redraw(bitmap: ImageBitmap, type: string): string | undefined {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (context === null) return undefined;
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL(type, 0.85);
}
