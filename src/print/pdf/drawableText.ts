import { plainText } from "../plainText.ts";

/** Stands for a character that no font of the house draws, such as an emoji: that something stands there is not hidden. */
export const REPLACEMENT = "\u25A1";

/** What draws nothing by itself: joiners, variation selectors, marks of the direction of writing. */
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}|\u034F/gu;

/** A text as its characters can be set one after the other: accents are one with their letters. */
export function drawableText(text: string): string {
  return plainText(text).replace(INVISIBLE, "").normalize("NFC");
}
