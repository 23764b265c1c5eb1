import { readFile } from "node:fs/promises";

/** The portal's mark, a receipt on teal, for the icons of browsers, phones and the mobile app. Its files are in `icons`. */

export const TEAL = "#00695c";

/**
 * `rounded` is the mark itself. `full` fills the corners, for a phone that cuts its own shape out of the picture and keeps the
 * middle 80 per cent. `inset` is for a phone that keeps less.
 */
type Shape = "rounded" | "full" | "inset";

/** The mark for a browser's tab. */
export function markAsSvg(): Promise<string> {
  return readFile(new URL("icons/icon.svg", import.meta.url), "utf8");
}

/**
 * The mark as a PNG.
 * @param size the length of a side, in pixels
 * @throws Error when there is no file of this shape and size
 */
export async function markAsPng(size: number, shape: Shape): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(new URL(`icons/${shape}-${size}.png`, import.meta.url)));
}
