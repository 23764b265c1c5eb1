import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { PORTAL } from "./system.ts";

/** Scripts by their address, each with its size in bytes as brotli compresses it. */
export type Scripts = ReadonlyMap<string, number>;

const isScript = (address: string) => address.startsWith(`${PORTAL}/`) && address.endsWith(".js");

export function brotliBytes(content: ArrayLike<number>): number {
  return brotliCompressSync(new Uint8Array(content)).length;
}

/** The server may close a kept connection just as it is used again, so the request is repeated then. */
const ask = (page: Page, address: string) => page.request.get(address, { maxRetries: 2 });

/** The scripts among the addresses. */
export async function weigh(page: Page, addresses: Iterable<string>): Promise<Scripts> {
  const weights = new Map<string, number>();
  for (const address of addresses)
    if (isScript(address)) weights.set(address, brotliBytes(await (await ask(page, address)).body()));
  return weights;
}

/** A module with everything that it imports directly or indirectly: the browser loads all of it before it runs any. */
export async function importedAtOnce(
  page: Page,
  address: string,
  found = new Set<string>(),
): Promise<ReadonlySet<string>> {
  if (found.has(address)) return found;
  found.add(address);
  const code = await (await ask(page, address)).text();
  for (const [, specifier = ""] of code.matchAll(/\b(?:import|export)\b[^"'()]*?["'](\.{1,2}\/[^"']+)["']/g))
    await importedAtOnce(page, new URL(specifier, address).href, found);
  return found;
}

export function bytesOf(scripts: Scripts): number {
  return [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** The scripts that are not among the others. */
export function beyond(scripts: Scripts, others: Scripts): Scripts {
  return new Map([...scripts].filter(([address]) => !others.has(address)));
}
