import { plainText } from "../plainText.ts";

/** Stands for a character that no font of the house draws, such as an emoji: that something stands there is not hidden. */
export const REPLACEMENT = "\u25A1";

/** What draws nothing by itself: joiners, variation selectors, marks of the direction of writing. */
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}|\u034F/gu;

/** One glyph with the plain hyphen: where a file holds both, every number that is copied out of it would hold this one. */
const UNBROKEN_HYPHEN = /\u2011/g;

/** A text as its characters can be set one after the other: accents are one with their letters. */
export function drawableText(text: string): string {
  return plainText(text).replace(INVISIBLE, "").replace(UNBROKEN_HYPHEN, "-").normalize("NFC");
}
