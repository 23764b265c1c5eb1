import { partsOf } from "../hyphenated.ts";
import { drawableText, REPLACEMENT } from "./drawableText.ts";
import { type DocumentFonts, familyOf } from "./fonts.ts";

/** A piece of text in one font. */
export interface Run {
  readonly text: string;
  readonly font: string;
  /** Set on a piece that is too long for its column and has no place to break. It may break anywhere. */
  readonly wordBreak?: "break-all";
  /** Set on a number that stays on one line. */
  readonly noWrap?: true;
  /** Set on Chinese that is regular in a bold text too. */
  readonly bold?: false;
}

/** Characters. Longer than any number or word of a document, and shorter than a column. */
const LONGEST_WORD = 24;
/** A run that pdfmake does not break: no spaces or hyphens, in scripts that break only between words. */
const LONG_WORD = new RegExp(`([^\\s\\u2E80-\\u{10FFFF}-]{${LONGEST_WORD + 1},})`, "u");

/**
 * Splits a text by the font of each character, and replaces or removes characters that cannot be drawn. Its hyphenated numbers stay
 * on one line.
 */
export function runsWithNumbers(text: string, fonts: DocumentFonts): readonly Run[] {
  const runs = partsOf(drawableText(text)).flatMap(({ text: part, isNumber }) =>
    isNumber
      ? runsOfPart(part, fonts).map((run) => ({ ...run, noWrap: true as const }))
      : wordRuns(part, fonts),
  );
  return withEvenChinese(runs, fonts);
}

/** The same for a certificate, which measures its lines itself. */
export function runsOf(text: string, fonts: DocumentFonts): readonly Run[] {
  return withEvenChinese(wordRuns(drawableText(text), fonts), fonts);
}

const CHINESE = /(\p{Script=Han}+)/u;

/**
 * A further font has the regular weight only. Beside its Chinese, that of the portal's own font is regular too, so that the characters
 * of a name look alike.
 */
function withEvenChinese(runs: readonly Run[], { families: [own] }: DocumentFonts): readonly Run[] {
  if (runs.every(({ text, font }) => font === own?.name || !CHINESE.test(text))) return runs;
  return runs.flatMap((run) =>
    run.text
      .split(CHINESE)
      .filter((text) => text !== "")
      .map((text) => (CHINESE.test(text) ? { ...run, text, bold: false as const } : { ...run, text })),
  );
}

function wordRuns(drawable: string, fonts: DocumentFonts): readonly Run[] {
  return drawable.split(LONG_WORD).flatMap((part) => {
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

/** The character itself, or its letter without the accent if the fonts lack it, or the replacement character. */
function nearest(character: string, fonts: DocumentFonts): string {
  const [letter = character] = character.normalize("NFD");
  return [character, letter].find((one) => familyOf(one, fonts) !== undefined) ?? REPLACEMENT;
}
