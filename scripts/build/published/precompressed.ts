import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";
import { filesIn } from "./filesIn.ts";

/** Texts and uncompressed fonts. Pictures are compressed already, and only developer tools fetch source maps. */
const COMPRESSIBLE = /\.(?:css|html|js|json|mjs|svg|ttf|txt|webmanifest)$/;

type Compress = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

/** The compressions by the file ending that Hono and nginx look for. */
const ENCODINGS: Readonly<Record<string, Compress>> = {
  // the highest quality, because the build compresses a file once and every phone fetches it
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }).then(plain),
  // for http, because browsers accept brotli only over https
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }).then(plain),
};

// Node's Buffer type does not fit the platform's Uint8Array type
const plain = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

/** The cache of compressed files. Most files of a build equal those of the build before. */
const CACHE = join("node_modules", ".cache", "kaunter-compressed");

/**
 * Writes a compressed file beside each file of a folder that compression makes smaller, so that servers can send it as it is. It
 * replaces or deletes earlier compressed files.
 */
export async function compressFolder(folder: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const files = (await filesIn(folder)).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(files.map((file) => compressFile(join(folder, file))));
}

async function compressFile(file: string): Promise<void> {
  const bytes = plain(await readFile(file));
  for (const [ending, compress] of Object.entries(ENCODINGS)) {
    const compressed = await compressedOnce(bytes, ending, compress);
    const beside = `${file}.${ending}`;
    if (compressed.byteLength < bytes.byteLength) await writeFile(beside, compressed);
    else await rm(beside, { force: true });
  }
}

async function compressedOnce(
  bytes: Uint8Array<ArrayBuffer>,
  ending: string,
  compress: Compress,
): Promise<Uint8Array> {
  const kept = join(CACHE, `${createHash("sha256").update(bytes).digest("hex")}.${ending}`);
  const known = await readFile(kept).catch(() => undefined);
  if (known !== undefined) return plain(known);
  const compressed = await compress(bytes);
  // several builds may compress the same file at once, so each writes its own file and renames it when it is complete
  const own = `${kept}.${randomUUID()}`;
  await writeFile(own, compressed);
  await rename(own, kept);
  return compressed;
}

/** Compresses the portal's files when all of them are written, also the service worker, which is written last. */
export function precompressed(): Plugin {
  let folder = "";
  return {
    name: "kaunter:precompressed",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: { order: "post", sequential: true, handler: () => compressFolder(folder) },
  };
}
