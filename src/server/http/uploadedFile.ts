import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { invalidRequest, Refusal } from "./refusal.ts";

interface UploadedFile {
  readonly path: string;
  remove(): Promise<void>;
}

/**
 * Keeps the body of a call in a file that only this process may read, because it is read twice and would fill the heap. The
 * caller removes the file.
 * @param name of the file in its own folder. Its ending may say which form the file has
 * @throws Refusal 400 when the sender hung up
 */
export async function uploadedFile(
  body: AsyncIterable<Uint8Array> | null,
  name: string,
): Promise<UploadedFile> {
  const folder = await mkdtemp(join(tmpdir(), "kaunter-upload-"));
  const path = join(folder, name);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const source = Readable.from(body ?? [], { objectMode: false });
    await pipeline(source, createWriteStream(path, { mode: 0o600 }));
    return { path, remove };
  } catch (failure) {
    await remove();
    throw failure instanceof Refusal ? failure : invalidRequest();
  }
}
