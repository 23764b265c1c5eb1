import { existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { filesIn } from "./filesIn.ts";
import { type IntegrityList, integrityOf, readIntegrity } from "./integrity.ts";

/** What a page may still ask for after a release: it goes by a name of its own, which no other content takes. */
const UNCHANGING = /^(?:\d+\.\d+\.\d+|chunks\/|assets\/)/;

/** An unchanging address never changes what it gives: councils' pages hold its hash, and browsers keep it for a year. */
export class PublishedBeforeError extends Error {
  override readonly name = "PublishedBeforeError";
}

/**
 * Adds a build of the elements to a folder that servers serve. Nothing of former releases goes: pages have pinned them, and a
 * browser that kept an evergreen module asks for that release's chunks. The evergreen modules come last, when all that they
 * import is there, and the loader last of them.
 * @throws PublishedBeforeError when the folder holds this version, or a chunk of this name, with other content; nothing is written then
 */
export async function release(built: string, published: string): Promise<IntegrityList> {
  const list = await readIntegrity(built);
  await refuseOther(list, published);
  const files = await filesIn(built);
  for (const file of files.toSorted((a, b) => turnOf(a) - turnOf(b))) {
    await put(join(built, file), join(published, file));
    // of a file that compressing helped no more, servers would send the former one
    for (const compressed of [`${file}.br`, `${file}.gz`])
      if (!files.includes(compressed)) await rm(join(published, compressed), { force: true });
  }
  return list;
}

/** Whole or not at all: servers serve the folder meanwhile. */
async function put(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, `${to}.new`);
  await rename(`${to}.new`, to);
}

/** The hashes that name chunks are short, so that the loader is: in some thousand of chunks two may have the same. */
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
