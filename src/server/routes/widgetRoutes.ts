import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import { etag } from "hono/etag";
import type { BackendEnv } from "../http/context.ts";

export const FOREVER = "public, max-age=31536000, immutable";

/**
 * A new release reaches every page within minutes. With `stale-while-revalidate`, no page waits while the browser asks for it.
 */
const EVERGREEN = "public, max-age=300, stale-while-revalidate=86400";

/** A page may ask for a new release's file before all servers have it, so nobody may cache its absence. */
const NEVER = "no-store";

/** Paths that never change: a version's folder, the chunks, and files with a hash of their content in the name. */
const UNCHANGING = /^\/(?:\d+\.\d+\.\d+[\w.-]*\/|chunks\/|assets\/.+-[A-Za-z0-9_-]{8}\.[a-z0-9]+$)/;

/**
 * Serves the elements to any page of any site. They hold no secret, and no answer depends on the caller. Every answer has the
 * CORS header, a 404 too: otherwise the page's console would report CORS and not the wrong address.
 * @param folder the built elements
 * @param base the portal's base path, "" or "/like/this"
 */
export function addWidgetRoutes(app: Hono<BackendEnv>, folder: string, base: string): void {
  const place = `${base}/widgets`;
  const fileOf = (path: string) => path.slice(place.length);
  app.use(`${place}/*`, async (context, next) => {
    await next();
    context.header("Access-Control-Allow-Origin", "*");
    context.header("Cross-Origin-Resource-Policy", "cross-origin");
    context.header("Timing-Allow-Origin", "*");
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Vary", "Accept-Encoding");
    context.header("Cache-Control", cacheOf(fileOf(context.req.path), context.res.status));
  });
  const ask = etag();
  app.use(`${place}/*`, (context, next) =>
    UNCHANGING.test(fileOf(context.req.path)) ? next() : ask(context, next),
  );
  app.get(
    `${place}/*`,
    serveStatic({
      root: folder,
      precompressed: true,
      rewriteRequestPath: fileOf,
    }),
  );
  // ends here, because the handlers behind would set the headers of the portal's documents
  app.get(`${place}/*`, (context) => context.notFound());
}

function cacheOf(path: string, status: number): string {
  if (status >= 400) return NEVER;
  return UNCHANGING.test(path) ? FOREVER : EVERGREEN;
}
