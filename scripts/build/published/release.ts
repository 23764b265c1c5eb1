import { existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { filesIn } from "./filesIn.ts";
import { type IntegrityList, integrityOf, readIntegrity } from "./integrity.ts";

/** Files that a page may still request after a later release. Each name belongs to one content for ever. */
const UNCHANGING = /^(?:\d+\.\d+\.\d+|chunks\/|assets\/)/;

/** An unchanging address must not get other content: councils' pages contain its hash, and browsers cache it for a year. */
export class PublishedBeforeError extends Error {
  override readonly name = "PublishedBeforeError";
}

/**
 * Adds a build of the elements to a folder that servers serve. It keeps all earlier releases, because pages pin them, and because
 * a browser with a cached evergreen module requests the chunks of that release. It writes the evergreen modules after the files
 * that they import, and the loader last.
 * @throws PublishedBeforeError when the folder has this version or a file of this name with other content; it writes nothing then
 */
export async function release(built: string, published: string): Promise<IntegrityList> {
  const list = await readIntegrity(built);
  await refuseOther(list, published);
  const files = await filesIn(built);
  for (const file of files.toSorted((a, b) => turnOf(a) - turnOf(b))) {
    await put(join(built, file), join(published, file));
    // if compression no longer makes the file smaller, servers would still send the old compressed file
    for (const compressed of [`${file}.br`, `${file}.gz`])
      if (!files.includes(compressed)) await rm(join(published, compressed), { force: true });
  }
  return list;
}

/** Replaces a file atomically, because servers serve the folder meanwhile. */
async function put(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, `${to}.new`);
  await rename(`${to}.new`, to);
}

/**
 * Compares the content, because the hashes in chunks' names are short to keep the loader small: two chunks can have the same
 * name.
 */
async function refuseOther({ version, files }: IntegrityList, published: string): Promise<void> {
  const former = join(published, version);
  if (existsSync(former) && !isDeepStrictEqual((await readIntegrity(former)).files, files))
    throw new PublishedBeforeError(
      `Version ${version} was published with other content: raise the version of package.json and build again`,
    );
  const there = existsSync(published) ? (await integrityOf(published, version)).files : {};
  const other = Object.keys(files).find(
    (file) => UNCHANGING.test(file) && there[file] !== undefined && there[file] !== files[file],
  );
  if (other !== undefined)
    throw new PublishedBeforeError(
      `A former release has another file of the name ${other}: change a word of what it is made of, and build again`,
    );
}

function turnOf(file: string): number {
  if (UNCHANGING.test(file)) return 0;
  return file.startsWith("kaunter.js") ? 2 : 1;
}
