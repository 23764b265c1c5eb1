/** Long enough for a browser to read the object URL. */
const TAKEN_AFTER_MS = 60_000;

/** Saves a file as if the citizen had followed a download link. Some browsers inside apps do not save it. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_AFTER_MS);
}
