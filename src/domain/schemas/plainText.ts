import { nonempty, optional, pattern, size, string } from "superstruct";

/**
 * Text without control characters, without bidirectional controls, and without lone surrogates. Bidirectional controls would
 * change how a name reads, and a database may not return a lone surrogate unchanged.
 */
const PLAIN = /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u;

export function isPlainText(text: string): boolean {
  return PLAIN.test(text);
}

/** Plain text of 1 to 200 characters. */
export const shortText = pattern(size(nonempty(string()), 1, 200), PLAIN);

export const optionalText = optional(pattern(size(string(), 0, 200), PLAIN));
