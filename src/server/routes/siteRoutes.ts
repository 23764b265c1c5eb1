import type { Hono } from "hono";
import type { Infer } from "superstruct";
import type { siteAnswer } from "../../api/schemas/site.ts";
import type { BackendEnv } from "../http/context.ts";
import type { Services } from "../services.ts";

/**
 * GET /api/site: whether the pages of the site that asks may call. Any page of any site may read it: to a page whose calls are
 * refused, a browser reports nothing that differs from a broken network.
 */
export function addSiteRoute(api: Hono<BackendEnv>, { callbackOrigins }: Services): void {
  api.get("/api/site", (context) => {
    context.header("Access-Control-Allow-Origin", "*");
    context.header("Vary", "Origin");
    context.header("Cache-Control", "no-store");
    // a browser leaves it out for the portal's own pages
    const origin = context.req.header("origin");
    return context.json({ known: origin === undefined || callbackOrigins.has(origin) } satisfies Infer<
      typeof siteAnswer
    >);
  });
}
