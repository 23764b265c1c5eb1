import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { filesIn } from "../../../../scripts/build/published/filesIn.ts";
import { PublishedBeforeError, release } from "../../../../scripts/build/published/release.ts";

/** The contents of the served folder after a release, and the releases that are refused. */

let folder = "";
const published = () => join(folder, "published");
const read = (file: string) => readFile(join(published(), file), "utf8");

const hashOf = (text: string) => `sha384-${createHash("sha384").update(text).digest("base64")}`;

/** A small build, as `vite build --mode widgets` leaves it. */
async function build(version: string, content: string, chunk = content): Promise<string> {
  const built = join(folder, `built-${version}-${content}`);
  const scripts = {
    "kaunter.js": content,
    "kaunter-pay.js": content,
    [`chunks/part-${chunk}.js`]: content,
  };
  const files = Object.fromEntries(Object.keys(scripts).map((file) => [file, hashOf(content)]));
  const own = { ...scripts, "integrity.json": JSON.stringify({ version, files }) };
  for (const [file, text] of Object.entries(own))
    for (const place of [file, `${version}/${file}`]) {
      await mkdir(dirname(join(built, place)), { recursive: true });
      await writeFile(join(built, place), text);
    }
  return built;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kaunter-release-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test("a release keeps the earlier versions, and the chunks that cached evergreen modules still load", async () => {
  await release(await build("1.0.0", "first"), published());
  const { version } = await release(await build("1.1.0", "second"), published());
  expect(version).toBe("1.1.0");
  expect(await read("kaunter.js")).toBe("second");
  expect(await read("1.0.0/kaunter.js")).toBe("first");
  expect(await read("1.1.0/kaunter.js")).toBe("second");
  expect(await read("chunks/part-first.js")).toBe("first");
});

test("a version that was already published with other content is refused, and nothing is written", async () => {
  await release(await build("1.0.0", "first"), published());
  const before = await filesIn(published());
  await expect(release(await build("1.0.0", "second"), published())).rejects.toThrow(PublishedBeforeError);
  expect(await filesIn(published())).toEqual(before);
  expect([await read("kaunter.js"), await read("1.0.0/kaunter.js")]).toEqual(["first", "first"]);
});

test("a chunk with the name of an existing one and other content is refused, because browsers cache it for a year", async () => {
  await release(await build("1.0.0", "first", "same"), published());
  const second = release(await build("1.1.0", "second", "same"), published());
  await expect(second).rejects.toThrow("another file of the name chunks/part-same.js");
  expect([await read("kaunter.js"), await read("chunks/part-same.js")]).toEqual(["first", "first"]);
});

test("no compressed file of an earlier release stays beside a new file", async () => {
  const first = await build("1.0.0", "first");
  await writeFile(join(first, "kaunter.js.br"), "first, compressed");
  await release(first, published());
  expect(await read("kaunter.js.br")).toBe("first, compressed");
  await release(await build("1.1.0", "second"), published());
  expect(await filesIn(published())).not.toContain("kaunter.js.br");
});

test("releasing the same build again changes nothing", async () => {
  const built = await build("1.0.0", "first");
  await release(built, published());
  const before = await filesIn(published());
  await release(built, published());
  expect(await filesIn(published())).toEqual(before);
});
