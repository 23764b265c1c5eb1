import { drawableText, REPLACEMENT } from "./drawableText.ts";
import { type DocumentFonts, familyOf } from "./fonts.ts";

/** A piece of a text that is set in one font. */
export interface Run {
  readonly text: string;
  readonly font: string;
  /** So long without a place to break that it may break anywhere: it would stand out of its column. */
  readonly wordBreak?: "break-all";
}

/** Longer than any number or word of a document, and shorter than a column. */
const LONGEST_WORD = 24;
/** What pdfmake keeps together: neither spaces nor hyphens, and of the scripts that break between words alone. */
const LONG_WORD = new RegExp(`([^\\s\\u2E80-\\u{10FFFF}-]{${LONGEST_WORD + 1},})`, "u");

/** Splits a text by the font that draws each character, and takes out of it what cannot be drawn. */
export function runsOf(text: string, fonts: DocumentFonts): readonly Run[] {
  return drawableText(text)
    .split(LONG_WORD)
    .flatMap((part) => {
      const runs = runsOfPart(part, fonts);
      return LONG_WORD.test(part) ? runs.map((run) => ({ ...run, wordBreak: "break-all" as const })) : runs;
    });
}

function runsOfPart(part: string, fonts: DocumentFonts): readonly Run[] {
  const runs: { text: string; font: string }[] = [];
  for (const character of part) {
    const drawn = nearest(character, fonts);
    const font = familyOf(drawn, fonts)?.name ?? "";
    const last = runs.at(-1);
    if (last?.font === font) last.text += drawn;
    else runs.push({ text: drawn, font });
  }
  return runs;
}

/** The character itself; the letter of one whose accent the font has not; else what shows that there was one. */
function nearest(character: string, fonts: DocumentFonts): string {
  const [letter = character] = character.normalize("NFD");
  return [character, letter].find((one) => familyOf(one, fonts) !== undefined) ?? REPLACEMENT;
}
