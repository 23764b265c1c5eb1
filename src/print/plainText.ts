/** What would break a line or turn the direction of what follows it; no name, number or address of a document needs one. */
const CONTROLS = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu;

/** A text of a document as both drawings set it: a name cannot make "1.00" of "00.1", or end a line of a PDF. */
export function plainText(text: string): string {
  return text.replaceAll(CONTROLS, (controls) => (/\s/.test(controls) ? " " : "")).trim();
}
