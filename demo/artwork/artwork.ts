import { readFileSync } from "node:fs";
import type { CouncilCode } from "../../src/domain/councils.ts";

/** Made-up pictures, each marked as a sample ("CONTOH"): PNG files in base64. */

/** A shield in the colour of the council's demo site, with its code. */
export function crest(council: CouncilCode): string {
  return read(`crests/${council}.png`);
}

export function signature(): string {
  return read("signature.png");
}

const PORTRAITS = 6;

/** A figure without a face, that nobody can take for a person; its ground tells one from another. */
export function portrait(index: number): string {
  return read(`portraits/${(index % PORTRAITS) + 1}.png`);
}

const READ = new Map<string, string>();

function read(path: string): string {
  const picture = READ.get(path) ?? readFileSync(new URL(path, import.meta.url), "base64");
  READ.set(path, picture);
  return picture;
}
