import type { Hono } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import type { BackendEnv } from "../http/context.ts";
import type { ServicesWith } from "../services.ts";

/** Short: what a withdrawn key signed is soon refused everywhere. */
const KEPT = "public, max-age=300";

/** GET /api/keys: what receipts and licences are checked with, for any page of any site. */
export function addKeyRoute(app: Hono<BackendEnv>, { statements }: ServicesWith<"statements">): void {
  const unchanged = etag({ retainedHeaders: [...RETAINED_304_HEADERS, "access-control-allow-origin"] });
  app.get("/api/keys", unchanged, async (context) => {
    context.header("Access-Control-Allow-Origin", "*");
    context.header("Cache-Control", KEPT);
    return context.json({ keys: await statements.published() });
  });
}
