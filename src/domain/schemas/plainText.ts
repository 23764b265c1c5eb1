import { nonempty, optional, pattern, size, string } from "superstruct";

/**
 * Without control characters, without those that reorder what stands around them, and without halves of characters: a name
 * reads as it is written, and comes back from a database as it went in.
 */
const PLAIN = /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u;

export function isPlainText(text: string): boolean {
  return PLAIN.test(text);
}

/** Plain text of 1 to 200 characters. */
export const shortText = pattern(size(nonempty(string()), 1, 200), PLAIN);

export const optionalText = optional(pattern(size(string(), 0, 200), PLAIN));
