import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Context } from "./context.ts";

/** The encodings that browsers accept, the smaller result first. */
const ENCODINGS = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;

export type Encoding = keyof typeof ENCODINGS;

/** The best encoding that the caller accepts, or undefined. */
export function encodingTaken(context: Context): Encoding | undefined {
  const taken = context.req.header("Accept-Encoding")?.split(",") ?? [];
  const names = new Set(taken.map((entry) => entry.trim()));
  return names.has("br") ? "br" : names.has("gzip") ? "gzip" : undefined;
}

export async function compressed(
  text: string,
  encoding: Encoding | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text);
  return encoding === undefined ? bytes : new Uint8Array(await ENCODINGS[encoding](bytes));
}
