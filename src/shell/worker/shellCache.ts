import type { Part } from "./scope.ts";

/** The program of one version of the portal, as it is kept on the device: the version before stays until no page needs it. */

const NAME = "kaunter-shell-";

/** The page that names all others. */
const PAGE = "index.html";

/** The pages that are kept, by what follows the base path: the portal, and the small one that checks a document. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ["", PAGE],
  ["verify", "verify.html"],
]);

/** Where the page of an address is kept; undefined where none is. @param base the path that the portal stands below, with its slash */
export function pageOf(path: string, base: string): string | undefined {
  const page = path.startsWith(base) ? PAGES.get(path.slice(base.length)) : undefined;
  return page === undefined ? undefined : `${base}${page}`;
}

/** Milliseconds that somebody waits for the newest page before the kept one is shown. */
const PATIENCE_MS = 4000;

/** Each version has its own: the page names its parts by their hashes. */
export function nameOfShell(parts: readonly Part[]): string {
  return `${NAME}${parts.find(({ url }) => url === PAGE)?.revision}`;
}

/**
 * Fetches what is not kept yet, one after the other: the citizen's own calls go first. What was fetched before it was stopped
 * stays.
 * @param base the path that the portal stands below, with its slash
 * @throws Error when one of them cannot be fetched: half a program is not kept in the place of a whole one
 */
export async function keepShell(name: string, parts: readonly Part[], base: string): Promise<void> {
  const shell = await caches.open(name);
  for (const { url, revision } of parts) {
    const path = `${base}${url}`;
    const cached = revision === null ? await caches.match(path) : undefined;
    const part = cached ?? (await fetch(path, { cache: revision === null ? "default" : "no-cache" }));
    if (!part.ok) throw new Error("a part of the program is not there");
    await shell.put(path, part);
  }
}

/** Drops every version but this one. */
export async function dropOtherShells(name: string): Promise<void> {
  const others = (await caches.keys()).filter((key) => key.startsWith(NAME) && key !== name);
  await Promise.all(others.map((key) => caches.delete(key)));
}

/**
 * The page from the network, so that it is the newest; the kept one where the network or the server does not answer. The
 * address is not kept: it may hold the way back from a bank.
 * @param page as `pageOf` names it
 */
export async function freshShell(name: string, request: Request, page: string): Promise<Response> {
  const fresh = fetch(request);
  const kept = await (await caches.open(name)).match(page);
  if (kept === undefined) return fresh;
  const patience = new Promise<undefined>((pass) => setTimeout(pass, PATIENCE_MS));
  const first = await Promise.race([fresh, patience]).catch(() => undefined);
  return first === undefined || first.status >= 500 ? kept : first;
}

/** A part of the program: of whichever version, its name says its content. */
export async function keptOr(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
