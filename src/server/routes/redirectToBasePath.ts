import type { Hono } from "hono";
import type { BackendEnv } from "../http/context.ts";
import type { Services } from "../services.ts";

/** Addresses in links, QR codes, bookmarks and other sites' pages. */
const PAGES = ["/", "/receipt", "/verify", "/embed/*", "/widgets/*"];

/**
 * Redirects pages from the root to the base path, because old addresses stay in use when the setting changes, and citizens type
 * no path. Browsers keep the fragment, which holds the token of a link. Calls get a 404 instead, because their address is wrong.
 */
export function redirectToBasePath(app: Hono<BackendEnv>, { basePath }: Services): void {
  for (const page of [...PAGES, basePath])
    app.get(page, (context) => {
      const { pathname, search } = new URL(context.req.url);
      // every site may load the elements
      if (pathname.startsWith("/widgets/")) {
        context.header("Access-Control-Allow-Origin", "*");
        context.header("Cross-Origin-Resource-Policy", "cross-origin");
      }
      context.header("Cache-Control", "no-store");
      return context.redirect(`${basePath}${pathname === basePath ? "/" : pathname}${search}`);
    });
}
