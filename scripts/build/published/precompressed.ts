import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";
import { filesIn } from "./filesIn.ts";

/** Texts and plain fonts. Pictures are compressed by themselves, and source maps are for a developer's tools alone. */
const COMPRESSIBLE = /\.(?:css|html|js|json|mjs|svg|ttf|txt|webmanifest)$/;

type Compress = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

/** What makes a file smaller, by the ending that servers look for beside it: hono's and nginx's alike. */
const ENCODINGS: Readonly<Record<string, Compress>> = {
  // the most there is: a file is compressed once and fetched by every phone
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }).then(plain),
  // browsers take brotli over https alone
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }).then(plain),
};

// Node's types of a Buffer are not those of the platform's bytes
const plain = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

/** Most files of a build are those of the build before. */
const CACHE = join("node_modules", ".cache", "kaunter-compressed");

/**
 * Puts a compressed file beside each of a folder that becomes smaller by it, for servers to send as it is; what was compressed
 * before is replaced, or goes.
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
  // several builds may compress the same at once: each writes its own and the whole one takes the place
  const own = `${kept}.${randomUUID()}`;
  await writeFile(own, compressed);
  await rename(own, kept);
  return compressed;
}

/** Compresses the portal's files when all of them stand, the worker's too, which is written last. */
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
