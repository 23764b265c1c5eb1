import { OWN } from "virtual:document-fonts";
import { fetchFont } from "./fetchFont.ts";

/** A family of pdfmake's: its name, its files' addresses, the characters that are set in it. */
export interface FontFamily {
  readonly name: string;
  readonly normal: string;
  readonly bold: string;
  readonly characters: ReadonlySet<string>;
}

export interface FontFile {
  readonly address: string;
  /** In base64, as pdfmake takes it. */
  readonly content: string;
}

/** What one document is set in. */
export interface DocumentFonts {
  /** The first is the house's own; each further one is there for characters that the first has not. */
  readonly families: readonly FontFamily[];
  readonly files: readonly FontFile[];
}

const OWN_FAMILY: FontFamily = {
  name: "own",
  normal: OWN.regular,
  bold: OWN.bold,
  characters: new Set(OWN.characters),
};

/**
 * The fonts for a text's characters, fetched once for the page: two files for what the house itself writes, and a further piece
 * only for a character, of a name mostly, that these have not.
 * @throws Error when a file could not be fetched
 */
export async function loadFonts(text: string): Promise<DocumentFonts> {
  const missing = [...new Set(text)].filter((character) => !OWN_FAMILY.characters.has(character));
  const further = missing.length === 0 ? [] : await furtherFamilies(missing);
  const families = [OWN_FAMILY, ...further];
  const addresses = new Set(families.flatMap(({ normal, bold }) => [normal, bold]));
  return { families, files: await Promise.all([...addresses].map(fetchFont)) };
}

/** The family that draws a character, or undefined when the font has none of it. */
export function familyOf(character: string, { families }: DocumentFonts): FontFamily | undefined {
  return families.find(({ characters }) => characters.has(character));
}

async function furtherFamilies(missing: readonly string[]): Promise<readonly FontFamily[]> {
  const { FURTHER } = await import("virtual:document-fonts/further");
  return FURTHER.flatMap(({ characters, address }, index) => {
    const has = new Set(characters);
    if (!missing.some((character) => has.has(character))) return [];
    // a piece comes in the regular weight alone
    return [{ name: `further-${index + 1}`, normal: address, bold: address, characters: has }];
  });
}
