import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import { etag } from "hono/etag";
import type { BackendEnv } from "../http/context.ts";

export const FOREVER = "public, max-age=31536000, immutable";

/** A release reaches every page within minutes, and none waits for the question whether there is one. */
const EVERGREEN = "public, max-age=300, stale-while-revalidate=86400";

/** A page may ask for a release's file before all servers have it: what is not there now may be in a moment. */
const NEVER = "no-store";

/** What never changes below `/widgets/`: a version's folder, and what is named by a hash of its content. */
const UNCHANGING = /^\/widgets\/(?:\d+\.\d+\.\d+[\w.-]*\/|chunks\/|assets\/.+-[A-Za-z0-9_-]{8}\.[a-z0-9]+$)/;

/**
 * The elements, for any page of any site: nothing in them is secret, and no answer depends on who asks. Each answer says so,
 * also that there is nothing: without it a page's console would speak of CORS and not of the address that is wrong.
 * @param folder the built elements
 */
export function addWidgetRoutes(app: Hono<BackendEnv>, folder: string): void {
  app.use("/widgets/*", async (context, next) => {
    await next();
    context.header("Access-Control-Allow-Origin", "*");
    context.header("Cross-Origin-Resource-Policy", "cross-origin");
    context.header("Timing-Allow-Origin", "*");
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Vary", "Accept-Encoding");
    context.header("Cache-Control", cacheOf(context.req.path, context.res.status));
  });
  const ask = etag();
  app.use("/widgets/*", (context, next) => (UNCHANGING.test(context.req.path) ? next() : ask(context, next)));
  app.get(
    "/widgets/*",
    serveStatic({
      root: folder,
      precompressed: true,
      rewriteRequestPath: (path) => path.replace(/^\/widgets/, ""),
    }),
  );
  // the portal's documents have headers of their own
  app.get("/widgets/*", (context) => context.notFound());
}

function cacheOf(path: string, status: number): string {
  if (status >= 400) return NEVER;
  return UNCHANGING.test(path) ? FOREVER : EVERGREEN;
}
