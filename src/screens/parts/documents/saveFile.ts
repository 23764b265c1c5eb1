/** Long enough for a browser to take what the address leads to. */
const TAKEN_AFTER_MS = 60_000;

/** Has the browser save a file, as if its link had been followed. Not every browser within an app does. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_AFTER_MS);
}
