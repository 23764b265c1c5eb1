import { readFileSync } from "node:fs";
import type { CouncilCode } from "../../src/domain/councils.ts";

/** Made-up pictures as PNG files in base64. Each is marked as a sample ("CONTOH"). */

/** A shield with the council's code, in the colour of its demo site. */
export function crest(council: CouncilCode): string {
  return read(`crests/${council}.png`);
}

export function signature(): string {
  return read("signature.png");
}

const PORTRAITS = 6;

/** A figure without a face, so that nobody takes it for a real person. The figures differ in their background. */
export function portrait(index: number): string {
  return read(`portraits/${(index % PORTRAITS) + 1}.png`);
}

const READ = new Map<string, string>();

function read(path: string): string {
  const picture = READ.get(path) ?? readFileSync(new URL(path, import.meta.url), "base64");
  READ.set(path, picture);
  return picture;
}
