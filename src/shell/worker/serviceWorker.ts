import type { WorkerScope } from "./scope.ts";
import { dropOtherShells, freshShell, keepShell, keptOr, nameOfShell, pageOf } from "./shellCache.ts";

/**
 * Caches the portal's own files on the device: its page, code, texts and icons. It caches no calls, no amounts, no page on the
 * way to a bank, and nothing of a council's site. It leaves all other requests to the network.
 */

declare const self: WorkerScope;

const PARTS = self.__WB_MANIFEST;
const SHELL = nameOfShell(PARTS);

/** The portal's base path, with a trailing slash. */
const BASE = new URL(".", self.location.href).pathname;

const PATHS: ReadonlySet<string> = new Set(PARTS.map(({ url }) => `${BASE}${url}`));

self.addEventListener("install", (event) => event.waitUntil(keepShell(SHELL, PARTS, BASE)));

// activates only after all pages of the previous version are closed, so that nobody loses typed text
self.addEventListener("activate", (event) =>
  event.waitUntil(dropOtherShells(SHELL).then(() => self.clients.claim())),
);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    const page = pageOf(pathname, BASE);
    if (page !== undefined) event.respondWith(freshShell(SHELL, request, page));
  } else if (PATHS.has(pathname) || pathname.startsWith(`${BASE}assets/`)) event.respondWith(keptOr(request));
});
