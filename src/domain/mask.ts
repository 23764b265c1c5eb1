/** Masked display (docs/specification.md, section 5). Counts characters as people do, so a Chinese name masks like a Malay one. */

const DOT = "*";

function hideAfter(text: string, shown: number): string {
  return [...text].map((character, index) => (index < shown || character === " " ? character : DOT)).join("");
}

/** Hides the last 75 per cent of a text, rounded up: "Ahmad bin Ali" keeps its first three characters. */
export function maskText(text: string): string {
  const length = [...text].length;
  return hideAfter(text, length - Math.ceil(length * 0.75));
}

/** Hides all but the last four characters of an identity number; one of four characters or fewer is hidden whole. */
export function maskIdentityNumber(number: string): string {
  const characters = [...number];
  const shown = characters.length > 4 ? 4 : 0;
  return characters.map((character, index) => (index < characters.length - shown ? DOT : character)).join("");
}

/** An e-mail address with its name masked and its domain shown: "si****@example.my". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? maskText(email) : `${maskText(email.slice(0, at))}${email.slice(at)}`;
}
