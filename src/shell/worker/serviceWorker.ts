import type { WorkerScope } from "./scope.ts";
import { dropOtherShells, freshShell, keepShell, keptOr, nameOfShell, pageOf } from "./shellCache.ts";

/**
 * Keeps the portal's own program on the device: its page, its parts, its texts, its icons. Nothing else: no call, no amount, no
 * page on the way to a bank, nothing of a council's site. What it does not know goes to the network untouched.
 */

declare const self: WorkerScope;

const PARTS = self.__WB_MANIFEST;
const SHELL = nameOfShell(PARTS);

/** The path that the portal stands below, with a slash at its end. */
const BASE = new URL(".", self.location.href).pathname;

const PATHS: ReadonlySet<string> = new Set(PARTS.map(({ url }) => `${BASE}${url}`));

self.addEventListener("install", (event) => event.waitUntil(keepShell(SHELL, PARTS, BASE)));

// It takes over by itself only when no page of the version before is open: nobody's typing is lost.
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
