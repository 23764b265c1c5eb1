import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import { etag } from "hono/etag";
import type { BackendEnv } from "../http/context.ts";

export const FOREVER = "public, max-age=31536000, immutable";

/** A release reaches every page within minutes, and none waits for the question whether there is one. */
const EVERGREEN = "public, max-age=300, stale-while-revalidate=86400";

/** A page may ask for a release's file before all servers have it: what is not there now may be in a moment. */
const NEVER = "no-store";

/** What never changes below the elements' own folder: a version's folder, and what is named by a hash of its content. */
const UNCHANGING = /^\/(?:\d+\.\d+\.\d+[\w.-]*\/|chunks\/|assets\/.+-[A-Za-z0-9_-]{8}\.[a-z0-9]+$)/;

/**
 * The elements, for any page of any site: nothing in them is secret, and no answer depends on who asks. Each answer says so,
 * also that there is nothing: without it a page's console would speak of CORS and not of the address that is wrong.
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
  // the portal's documents have headers of their own
  app.get(`${place}/*`, (context) => context.notFound());
}

function cacheOf(path: string, status: number): string {
  if (status >= 400) return NEVER;
  return UNCHANGING.test(path) ? FOREVER : EVERGREEN;
}
