import type { Part } from "./scope.ts";

/** The cached files of one version. The previous version's cache stays until no page needs it. */

const NAME = "kaunter-shell-";

/** This page names all other files. */
const PAGE = "index.html";

/** The cached pages by their path after the base path: the portal, and the small page that checks a document. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ["", PAGE],
  ["verify", "verify.html"],
]);

/** The cached page for an address. Undefined when there is none. @param base the portal's base path, with a trailing slash */
export function pageOf(path: string, base: string): string | undefined {
  const page = path.startsWith(base) ? PAGES.get(path.slice(base.length)) : undefined;
  return page === undefined ? undefined : `${base}${page}`;
}

/** Milliseconds to wait for the network before showing the cached page. */
const PATIENCE_MS = 4000;

/**
 * Each version has its own cache. The main page's revision identifies it, because the page names the other files by their hashes.
 */
export function nameOfShell(parts: readonly Part[]): string {
  return `${NAME}${parts.find(({ url }) => url === PAGE)?.revision}`;
}

/**
 * Downloads the missing files one after the other, so that the citizen's own calls are not delayed. An interrupted download keeps
 * its finished files.
 * @param base the portal's base path, with a trailing slash
 * @throws Error when a file cannot be downloaded, so that an incomplete version never replaces a complete one
 */
export async function keepShell(name: string, parts: readonly Part[], base: string): Promise<void> {
  const shell = await caches.open(name);
  for (const { url, revision } of parts) {
    const path = `${base}${url}`;
    const cached = revision === null ? await caches.match(path) : undefined;
    const part = cached ?? (await fetch(path, { cache: revision === null ? "default" : "no-cache" }));
    if (!part.ok) throw new Error(`The server answered ${part.status} for ${path}. Deploy the missing file.`);
    await shell.put(path, part);
  }
}

export async function dropOtherShells(name: string): Promise<void> {
  const others = (await caches.keys()).filter((key) => key.startsWith(NAME) && key !== name);
  await Promise.all(others.map((key) => caches.delete(key)));
}

/**
 * Returns the newest page from the network. Without an answer in time, or after a server error, it returns the cached page. It
 * does not cache the request's address, which may contain a return handle from a bank.
 * @param page as `pageOf` returns it
 */
export async function freshShell(name: string, request: Request, page: string): Promise<Response> {
  const fresh = fetch(request);
  const kept = await (await caches.open(name)).match(page);
  if (kept === undefined) return fresh;
  const patience = new Promise<undefined>((pass) => setTimeout(pass, PATIENCE_MS));
  const first = await Promise.race([fresh, patience]).catch(() => undefined);
  return first === undefined || first.status >= 500 ? kept : first;
}

/** A file of the portal, from the cache of any version: the hash in a file's name identifies its content. */
export async function keptOr(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
