import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Divides the characters of the documents' font among files. The first file has the characters of our own texts. The further
 * pieces have all other characters of the font, for names. A browser fetches a piece only for a document that needs it.
 */

/** The number of characters in a further piece: about 60 kB of outlines. */
const PIECE = 256;

/** Stories are excluded, because the characters of their invented names would hide that a real name needs a further piece. */
const OWN_TEXTS = /(?<!\.stories)\.tsx?$/;
const NOT_OWN = /(^|\/)stories\//;

/** Latin with its accents, general punctuation, currency signs, arrows, the minus sign, CJK punctuation and full width forms. */
const ALWAYS: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2026],
  [0x2030, 0x203a],
  [0x20a0, 0x20bf],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x25a0, 0x25a1],
  [0x3000, 0x3011],
  [0xff01, 0xff5e],
];

/**
 * Every character of the given folders' sources, and the ranges above.
 * @param drawn the code points with an outline in the font
 * @returns the characters in the order of Unicode
 */
export function ownCharacters(folders: readonly string[], drawn: ReadonlySet<number>): string {
  const wanted = new Set<number>();
  for (const [first, last] of ALWAYS) for (let code = first; code <= last; code++) wanted.add(code);
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
      if (OWN_TEXTS.test(name) && !NOT_OWN.test(name))
        for (const character of readFileSync(join(folder, name), "utf8"))
          wanted.add(character.codePointAt(0) ?? 0);
  const kept = [...wanted]
    .filter((code) => code >= 0x20 && drawn.has(code))
    .sort((one, other) => one - other);
  return String.fromCodePoint(...kept);
}

/**
 * All characters of the font, in pieces: first the most frequent characters of simplified Chinese, then its rarer ones, then
 * those of traditional Chinese, then the rest. So the few characters of a name are in few pieces. The pieces do not depend on the
 * first file.
 */
export function furtherPieces(drawn: ReadonlySet<number>): readonly string[] {
  const ordered = new Set<number>();
  for (const code of [...twoByteCharacters("gb2312", 0xb0, 0xf7), ...twoByteCharacters("big5", 0xa4, 0xf9)])
    if (drawn.has(code)) ordered.add(code);
  for (const code of [...drawn].sort((one, other) => one - other)) if (code >= 0x180) ordered.add(code);
  const all = [...ordered];
  return Array.from({ length: Math.ceil(all.length / PIECE) }, (_, index) =>
    String.fromCodePoint(...all.slice(index * PIECE, (index + 1) * PIECE)),
  );
}

/** The characters of a national standard in its order, which is by frequency: level 1 before level 2. */
function* twoByteCharacters(encoding: string, firstRow: number, lastRow: number): Generator<number> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for (let row = firstRow; row <= lastRow; row++)
    for (let cell = 0x40; cell <= 0xfe; cell++)
      try {
        // lower cells belong to the extension of GB 2312
        if (encoding === "gb2312" && cell < 0xa1) continue;
        const [character = ""] = decoder.decode(Uint8Array.of(row, cell));
        yield character.codePointAt(0) ?? 0;
      } catch {
        // a cell that the standard leaves empty
      }
}
