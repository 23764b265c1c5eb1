import { OWN } from "virtual:document-fonts";
import { base64OfBytes } from "../../domain/base64.ts";

const fetched = new Map<string, Promise<FontFile>>();

/**
 * A font's file, fetched once for the page. One that failed is asked for again by the next document.
 * @throws Error when the server does not give it
 */
function fetchFont(address: string): Promise<FontFile> {
  const known = fetched.get(address) ?? read(address);
  fetched.set(address, known);
  known.catch(() => fetched.delete(address));
  return known;
}

async function read(address: string): Promise<FontFile> {
  const answer = await fetch(address, { credentials: "omit" });
  if (!answer.ok) throw new Error(`the font ${address} was answered with ${answer.status}`);
  return { address, content: base64OfBytes(new Uint8Array(await answer.arrayBuffer())) };
}

/** A family of pdfmake's: its name, its files' addresses, the characters that are set in it. */
export interface FontFamily {
  readonly name: string;
  readonly normal: string;
  readonly bold: string;
  readonly characters: ReadonlySet<string>;
}

interface FontFile {
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
