import type { Hono } from "hono";
import type { Infer } from "superstruct";
import type { siteAnswer } from "../../api/schemas/site.ts";
import type { BackendEnv } from "../http/context.ts";
import type { Services } from "../services.ts";

/**
 * GET /api/site says whether the asking site's pages may call. Any page may read it. Without it, such a page could not tell a
 * refused call from a broken network, because a browser reports both in the same way.
 */
export function addSiteRoute(api: Hono<BackendEnv>, { origins }: Services): void {
  api.get("/api/site", async (context) => {
    context.header("Access-Control-Allow-Origin", "*");
    context.header("Vary", "Origin");
    context.header("Cache-Control", "no-store");
    // a browser sends no Origin with a GET of the portal's own pages
    const origin = context.req.header("origin");
    const known = origin === undefined || (await origins.callers()).has(origin);
    return context.json({ known } satisfies Infer<typeof siteAnswer>);
  });
}
