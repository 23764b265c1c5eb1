/** Wide enough for a face of 35 mm at 300 dots an inch; more would only make the file heavy. */
const LONGEST_SIDE = 420;

/**
 * A picture as the PDF takes it: drawn anew from what the browser decoded, so that only what really is a picture gets there,
 * turned as its camera said, no larger than it is printed, and without what a camera writes into its files.
 * @param isPhoto whether it is without transparent parts, so that a JPEG, which is much smaller, shows the same
 * @returns a data URL
 */
export function printablePicture(bitmap: ImageBitmap, isPhoto: boolean): string | undefined {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (context === null) return undefined;
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL(isPhoto ? "image/jpeg" : "image/png", 0.85);
}
