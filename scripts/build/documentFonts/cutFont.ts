import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { SourceFont } from "./sourceFont.ts";

/** The packages' font files are a build's material; what is cut out of them is kept beside the packages, never in the project. */
const CACHE = join("node_modules", ".cache", "kaunter-fonts");

export interface CutFont {
  /** Changes with the content: eight letters of its hash before the extension. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * A font file with the outlines of some characters alone. Cut once for the same font and characters, whatever number of builds.
 * @param label the file's name before its hash
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
  // a Buffer, whose first bytes the package reads as text: of other bytes it says that they are no font
  const bytes = await subsetFont(Buffer.from(font.bytes), characters, {
    targetFormat: "truetype",
    // a PDF places each glyph by itself: of the layout rules it needs the joining of accents and the spacing of letters
    keepFeatures: ["ccmp", "kern", "mark", "mkmk"],
    noLayoutClosure: true,
    noHinting: true,
  });
  await mkdir(CACHE, { recursive: true });
  // several builds may cut the same at once: each writes its own and the whole one takes the place
  const own = `${kept}.${randomUUID()}`;
  await writeFile(own, bytes);
  await rename(own, kept);
  return bytes;
}
