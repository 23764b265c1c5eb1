import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { SourceFont } from "./sourceFont.ts";

/** The cache of cut fonts. It is beside the packages, because generated fonts do not belong in the repository. */
const CACHE = join("node_modules", ".cache", "kaunter-fonts");

export interface CutFont {
  /** The file's name, with eight characters of the content's hash before the extension. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Makes a font file with the outlines of the given characters only. Later builds read it from the cache.
 * @param label the part of the file's name before the hash
 */
export async function cutFont(label: string, font: SourceFont, characters: string): Promise<CutFont> {
  const key = createHash("sha256").update(font.hash).update(characters).digest("hex");
  const kept = join(CACHE, `${key}.ttf`);
  const known = await readFile(kept).catch(() => undefined);
  const bytes = new Uint8Array(known ?? (await cutAndKeep(kept, font, characters)));
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return { name: `${label}-${hash}.ttf`, bytes };
}

async function cutAndKeep(kept: string, font: SourceFont, characters: string): Promise<Uint8Array> {
  // a Buffer, because the package reads the first bytes as text, and rejects a plain Uint8Array as no font
  const bytes = await subsetFont(Buffer.from(font.bytes), characters, {
    targetFormat: "truetype",
    // a PDF places each glyph itself, and needs only the layout rules for accents and kerning
    keepFeatures: ["ccmp", "kern", "mark", "mkmk"],
    noLayoutClosure: true,
    noHinting: true,
  });
  await mkdir(CACHE, { recursive: true });
  // several builds may cut the same font at once, so each writes its own file and renames it when it is complete
  const own = `${kept}.${randomUUID()}`;
  await writeFile(own, bytes);
  await rename(own, kept);
  return bytes;
}
