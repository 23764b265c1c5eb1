/** Stands for a character that no font of the house draws, such as an emoji: that something stands there is not hidden. */
export const REPLACEMENT = "\u25A1";

/**
 * What draws nothing and would change how the rest is read: control characters, those that turn the direction of writing,
 * joiners, variation selectors.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]|\p{Variation_Selector}|\u034F/gu;

/** A text as its characters can be set one after the other: accents are one with their letters, line ends and tabs are spaces. */
export function drawableText(text: string): string {
  return text
    .replace(/[\t\n\r\u0085\u2028\u2029]+/g, " ")
    .replace(INVISIBLE, "")
    .normalize("NFC");
}
