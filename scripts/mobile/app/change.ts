import { readFile, writeFile } from "node:fs/promises";

/** The version as the app stores count it: a whole number that grows with it. 1.2.3 is 10203. */
export function versionCode(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  return major * 10_000 + minor * 100 + patch;
}

/**
 * Changes a file that Capacitor made.
 * @param changes what stands there, and what is to stand there everywhere in its place
 * @throws Error when something does not stand there: another version of Capacitor makes another file
 */
export async function change(file: string, changes: readonly (readonly [string, string])[]): Promise<void> {
  let content = await readFile(file, "utf8");
  for (const [from, to] of changes) {
    if (!content.includes(from)) throw new Error(`${file} does not hold ${from}`);
    content = content.replaceAll(from, to);
  }
  await writeFile(file, content);
}
