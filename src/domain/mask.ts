/**
 * Masks texts for display (rules 5.28, 5.29). It counts characters as people do, so that it masks Chinese names like Malay ones.
 */

const DOT = "*";

/** Replaces a text of which the public sees nothing, not even its length. */
export const HIDDEN = "***";

function hideAfter(text: string, shown: number): string {
  return [...text].map((character, index) => (index < shown || character === " " ? character : DOT)).join("");
}

/** Hides the last 75 per cent of a text, rounded up: "Ahmad bin Ali" shows only its first three characters. */
export function maskText(text: string): string {
  const length = [...text].length;
  return hideAfter(text, length - Math.ceil(length * 0.75));
}

/** Hides every character, but the domain of an e-mail address. */
export function maskAll(text: string): string {
  const at = text.lastIndexOf("@");
  return at < 1 ? hideAfter(text, 0) : `${hideAfter(text.slice(0, at), 0)}${text.slice(at)}`;
}

/** Shows only the last four characters of an identity number. It hides a number of four characters or fewer completely. */
export function maskIdentityNumber(number: string): string {
  const characters = [...number];
  const shown = characters.length > 4 ? 4 : 0;
  return characters.map((character, index) => (index < characters.length - shown ? DOT : character)).join("");
}

/** Masks the part before the @ and shows the domain: "si****@example.my". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? maskText(email) : `${maskText(email.slice(0, at))}${email.slice(at)}`;
}
