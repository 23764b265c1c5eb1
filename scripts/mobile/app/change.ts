import { readFile, writeFile } from "node:fs/promises";

/** The version as an increasing whole number, for the app stores. 1.2.3 is 10203. */
export function versionCode(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  return major * 10_000 + minor * 100 + patch;
}

/**
 * Changes a file that Capacitor generated.
 * @param changes pairs of the old text and the text that replaces all its occurrences
 * @throws Error when the file lacks an old text, because another version of Capacitor generates another file
 */
export async function change(file: string, changes: readonly (readonly [string, string])[]): Promise<void> {
  let content = await readFile(file, "utf8");
  for (const [from, to] of changes) {
    if (!content.includes(from))
      throw new Error(
        `Capacitor's ${file} no longer contains ${from}: adapt scripts/mobile/app to its new template`,
      );
    content = content.replaceAll(from, to);
  }
  await writeFile(file, content);
}
