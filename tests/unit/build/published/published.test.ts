import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { integrityOf } from "../../../../scripts/build/published/integrity.ts";
import { compressFolder } from "../../../../scripts/build/published/precompressed.ts";

/** The files that a build writes beside its own, in a small folder. */

const LONG = "export const text = 'kaunter';\n".repeat(200);

let folder = "";

const place = (file: string) => join(folder, file);
const bytesOf = async (file: string) => new Uint8Array(await readFile(place(file)));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kaunter-published-"));
  await mkdir(place("chunks"));
  await writeFile(place("kaunter.js"), LONG);
  await writeFile(place("chunks/part-AbCd1234.js"), "export {};");
  await writeFile(place("chunks/part-AbCd1234.js.map"), LONG);
  await writeFile(place("picture.png"), LONG);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test("integrity.json names every script and style sheet by its path, and nothing else", async () => {
  await writeFile(place("kaunter.css"), LONG);
  const { version, files } = await integrityOf(folder, "1.2.3");
  expect(version).toBe("1.2.3");
  expect(Object.keys(files)).toEqual(["chunks/part-AbCd1234.js", "kaunter.css", "kaunter.js"]);
  expect(files["kaunter.js"]).toBe(`sha384-${createHash("sha384").update(LONG).digest("base64")}`);
});

test("a file that compression shortens has a Brotli and a gzip version beside it", async () => {
  await compressFolder(folder);
  expect(brotliDecompressSync(await bytesOf("kaunter.js.br")).toString()).toBe(LONG);
  expect(gunzipSync(await bytesOf("kaunter.js.gz")).toString()).toBe(LONG);
});

test.each(["chunks/part-AbCd1234.js", "chunks/part-AbCd1234.js.map", "picture.png"])(
  "%s, which compression does not shorten, has none",
  async (file) => {
    await compressFolder(folder);
    expect([existsSync(place(`${file}.br`)), existsSync(place(`${file}.gz`))]).toEqual([false, false]);
  },
);

test("compressed versions are deleted together with their file", async () => {
  await compressFolder(folder);
  await writeFile(place("kaunter.js"), "export {};");
  await compressFolder(folder);
  expect(existsSync(place("kaunter.js.br"))).toBe(false);
  await writeFile(place("kaunter.js"), `${LONG}//`);
  await compressFolder(folder);
  expect(brotliDecompressSync(await bytesOf("kaunter.js.br")).toString()).toBe(`${LONG}//`);
});
