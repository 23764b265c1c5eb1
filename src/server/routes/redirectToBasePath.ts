import type { Hono } from "hono";
import type { BackendEnv } from "../http/context.ts";
import type { Services } from "../services.ts";

/** The addresses that stand in links, QR codes, bookmarks and pages of other sites. */
const PAGES = ["/", "/receipt", "/verify", "/embed/*", "/widgets/*"];

/**
 * Leads on from the root to the base path: addresses outlive a setting, and a citizen types no path. Browsers take the fragment
 * along, which holds what a link is for. Calls are not led on: their address is wrong, and the answer states that.
 */
export function redirectToBasePath(app: Hono<BackendEnv>, { basePath }: Services): void {
  for (const page of [...PAGES, basePath])
    app.get(page, (context) => {
      const { pathname, search } = new URL(context.req.url);
      // the elements are for every site
      if (pathname.startsWith("/widgets/")) context.header("Access-Control-Allow-Origin", "*");
      context.header("Cache-Control", "no-store");
      return context.redirect(`${basePath}${pathname === basePath ? "/" : pathname}${search}`);
    });
}
