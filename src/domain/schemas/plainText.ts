import { optional } from "superstruct";
import { text } from "./limits.ts";

/**
 * Text without control characters, without bidirectional controls, and without lone surrogates. Bidirectional controls would
 * change how a name reads, and a database may not return a lone surrogate unchanged.
 */
const PLAIN = /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u;

export function isPlainText(text: string): boolean {
  return PLAIN.test(text);
}

export const shortText = text({ min: 1, max: 200, pattern: PLAIN });

export const optionalText = optional(text({ max: 200, pattern: PLAIN }));

/** Plain text that is not blank. */
export const FILLED = new RegExp(`^(?=\\s*\\S)${PLAIN.source.slice(1)}`, "u");
