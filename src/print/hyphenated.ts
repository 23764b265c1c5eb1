/**
 * A number of up to 24 characters with hyphens, such as that of a receipt, between spaces. A no-break space is part of the number, such
 * as a phone number.
 */
const HYPHENATED = /(?<![^ ])((?=[^ ]*\d)(?=[^ ]{3,24}(?![^ ]))[^ -]+(?:-[^ -]+)+)(?![^ ])/u;

/** A part of a text. A hyphenated number stays on one line where it fits, so that nobody misreads or mistypes it. */
interface TextPart {
  readonly text: string;
  readonly isNumber: boolean;
}

/** Splits a text at its hyphenated numbers. */
export function partsOf(text: string): readonly TextPart[] {
  return text
    .split(HYPHENATED)
    .map((part, index) => ({ text: part, isNumber: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
