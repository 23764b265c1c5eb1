import { plainText } from "../plainText.ts";

/** Replaces a character that no font has, such as an emoji, so that its place stays visible. */
export const REPLACEMENT = "\u25A1";

/** Characters that draw nothing: joiners, variation selectors, marks of the writing direction. */
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}|\u034F/gu;

/**
 * The hyphen without a break shares its glyph with the plain hyphen. In a file with both, a reader who copies a number would get
 * this character for each hyphen.
 */
const UNBROKEN_HYPHEN = /\u2011/g;

/** A text whose characters can be set one by one. Accented letters are single characters. */
export function drawableText(text: string): string {
  return plainText(text).replace(INVISIBLE, "").replace(UNBROKEN_HYPHEN, "-").normalize("NFC");
}
