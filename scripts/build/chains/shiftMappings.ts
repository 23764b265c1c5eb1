const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/**
 * The mappings of a source map of one line, after something was put into that line.
 * @param behind the column from which on everything moved
 * @param by how far
 */
export function shiftMappings(mappings: string, behind: number, by: number): string {
  const segments = mappings.split(",");
  let column = 0;
  // each begins with how far its column is behind that of the one before: the first that moved takes all others along
  for (const [place, segment] of segments.entries()) {
    const { value, rest } = readNumber(segment);
    column += value;
    if (column < behind) continue;
    segments[place] = writeNumber(value + by) + rest;
    break;
  }
  return segments.join(",");
}

/** A number in base 64: five bits to a digit, the lowest first, a sixth where more follow; its sign is the lowest bit of all. */
function readNumber(text: string): { readonly value: number; readonly rest: string } {
  let bits = 0;
  let place = 0;
  for (;;) {
    const digit = DIGITS.indexOf(text.charAt(place));
    bits |= (digit & 31) << (5 * place);
    place += 1;
    if (digit < 32) return { value: bits & 1 ? -(bits >> 1) : bits >> 1, rest: text.slice(place) };
  }
}

function writeNumber(value: number): string {
  let bits = value < 0 ? (-value << 1) | 1 : value << 1;
  let text = "";
  for (;;) {
    const digit = bits & 31;
    bits >>= 5;
    if (bits === 0) return text + DIGITS.charAt(digit);
    text += DIGITS.charAt(digit | 32);
  }
}
