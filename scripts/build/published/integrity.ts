import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { create, type Infer, object, pattern, record, string } from "superstruct";
import { filesIn } from "./filesIn.ts";

/**
 * The content of `integrity.json`: the hash of every script and style sheet of a version, by its path below the version's folder.
 */
const integrityList = object({
  version: pattern(string(), /^\d+\.\d+\.\d+[\w.-]*$/),
  files: record(string(), pattern(string(), /^sha384-[A-Za-z0-9+/]{64}$/)),
});

export type IntegrityList = Infer<typeof integrityList>;

/**
 * Reads the list of a folder of built elements.
 * @throws Error when the file is missing or is not such a list
 */
export async function readIntegrity(folder: string): Promise<IntegrityList> {
  return create(JSON.parse(await readFile(join(folder, "integrity.json"), "utf8")), integrityList);
}

/**
 * The Subresource Integrity hashes of the scripts and style sheets in a folder, for a page's `integrity` attributes or an import
 * map's `integrity`.
 */
export async function integrityOf(folder: string, version: string): Promise<IntegrityList> {
  const named = (await filesIn(folder)).filter((file) => /\.(?:css|js)$/.test(file));
  const hashed = named.map(
    async (file) => [file, hashOf(new Uint8Array(await readFile(join(folder, file))))] as const,
  );
  return { version, files: Object.fromEntries(await Promise.all(hashed)) };
}

function hashOf(bytes: Uint8Array): string {
  return `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
}
