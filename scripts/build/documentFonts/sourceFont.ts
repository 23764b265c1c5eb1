import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { create } from "fontkit";

/** The font of the documents: Noto Sans SC, because its Latin and Chinese letters match. */
export interface SourceFont {
  readonly bytes: Uint8Array;
  /** The SHA-256 of the bytes, in hexadecimal. */
  readonly hash: string;
  /** The code points that it has a glyph for. */
  readonly drawn: ReadonlySet<number>;
}

const PACKAGE = dirname(fileURLToPath(import.meta.resolve("@expo-google-fonts/noto-sans-sc")));

export async function openFont(weight: "400Regular" | "700Bold"): Promise<SourceFont> {
  const bytes = new Uint8Array(await readFile(join(PACKAGE, weight, `NotoSansSC_${weight}.ttf`)));
  const font = create(Buffer.from(bytes));
  if (!("characterSet" in font))
    throw new Error(`NotoSansSC_${weight}.ttf is a collection: install a package with single fonts`);
  return {
    bytes,
    hash: createHash("sha256").update(bytes).digest("hex"),
    drawn: new Set(font.characterSet),
  };
}

/** The font's licence (SIL Open Font License), which must accompany every copy of the font. */
export function readLicence(): Promise<string> {
  return readFile(join(PACKAGE, "LICENSE_FONT"), "utf8");
}
