/** Control characters that break a line or turn the writing direction. No name, number or address needs one. */
const CONTROLS = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Removes control characters from a text, for the page and the PDF. Example: a name with a direction mark cannot make "00.1" read
 * as "1.00".
 */
export function plainText(text: string): string {
  return text.replaceAll(CONTROLS, (controls) => (/\s/.test(controls) ? " " : "")).trim();
}
