import { base64OfBytes } from "../../domain/base64.ts";
import type { FontFile } from "./fonts.ts";

const fetched = new Map<string, Promise<FontFile>>();

/**
 * A font's file, fetched once for the page. One that failed is asked for again by the next document.
 * @throws Error when the server does not give it
 */
export function fetchFont(address: string): Promise<FontFile> {
  const known = fetched.get(address) ?? read(address);
  fetched.set(address, known);
  known.catch(() => fetched.delete(address));
  return known;
}

async function read(address: string): Promise<FontFile> {
  const answer = await fetch(address, { credentials: "omit" });
  if (!answer.ok) throw new Error(`the font ${address} was answered with ${answer.status}`);
  return { address, content: base64OfBytes(new Uint8Array(await answer.arrayBuffer())) };
}
