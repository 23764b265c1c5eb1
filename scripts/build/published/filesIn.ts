import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** The files of a folder and its subfolders, as paths below it with `/`, in alphabetical order. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .toSorted();
}
