import { OWN } from "virtual:document-fonts";
import { base64OfBytes } from "../../domain/base64.ts";

const fetched = new Map<string, Promise<FontFile>>();

/**
 * Loads a font's file once for the page. After a failure, the next document tries again.
 * @throws Error if the server refuses it
 */
function fetchFont(address: string): Promise<FontFile> {
  const known = fetched.get(address) ?? read(address);
  fetched.set(address, known);
  known.catch(() => fetched.delete(address));
  return known;
}

async function read(address: string): Promise<FontFile> {
  const answer = await fetch(address, { credentials: "omit" });
  if (!answer.ok) throw new Error(`The server answered ${answer.status} for ${address}. Deploy the font.`);
  return { address, content: base64OfBytes(new Uint8Array(await answer.arrayBuffer())) };
}

/** A font family for pdfmake: its name, the addresses of its files and its characters. */
export interface FontFamily {
  readonly name: string;
  readonly normal: string;
  readonly bold: string;
  readonly characters: ReadonlySet<string>;
}

interface FontFile {
  readonly address: string;
  /** Base64, as pdfmake expects. */
  readonly content: string;
}

export interface DocumentFonts {
  /** The first is the portal's own font. The others have characters that the first lacks. */
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
 * Loads the fonts for a text's characters, once for the page. The portal's own texts need two files. Another piece is loaded only
 * for a character that these lack, mostly in a name.
 * @throws Error if a file cannot be loaded
 */
export async function loadFonts(text: string): Promise<DocumentFonts> {
  const missing = [...new Set(text)].filter((character) => !OWN_FAMILY.characters.has(character));
  const further = missing.length === 0 ? [] : await furtherFamilies(missing);
  const families = [OWN_FAMILY, ...further];
  const addresses = new Set(families.flatMap(({ normal, bold }) => [normal, bold]));
  return { families, files: await Promise.all([...addresses].map(fetchFont)) };
}

/** The family that has the character, or undefined. */
export function familyOf(character: string, { families }: DocumentFonts): FontFamily | undefined {
  return families.find(({ characters }) => characters.has(character));
}

async function furtherFamilies(missing: readonly string[]): Promise<readonly FontFamily[]> {
  const { FURTHER } = await import("virtual:document-fonts/further");
  return FURTHER.flatMap(({ characters, address }, index) => {
    const has = new Set(characters);
    if (!missing.some((character) => has.has(character))) return [];
    // A piece exists in the regular weight only.
    return [{ name: `further-${index + 1}`, normal: address, bold: address, characters: has }];
  });
}
