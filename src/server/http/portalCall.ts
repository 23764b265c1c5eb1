import type { Hono } from "hono";
import { atMost, KILOBYTE } from "./body.ts";
import type { BackendEnv, Context } from "./context.ts";
import { sameOriginOnly } from "./origins.ts";
import { unknownPath } from "./refusal.ts";

const LARGEST = 4 * KILOBYTE;

/** Add this before the route of a call that only the portal's own pages make. Other origins get 403, and no cache keeps the answer. */
export function guardPortalPath(api: Hono<BackendEnv>, portal: string, path: string): void {
  api.use(path, sameOriginOnly(portal), atMost(LARGEST), async (context, next) => {
    context.header("Cache-Control", "no-store");
    await next();
  });
}

/** Add this after that route. Otherwise the public routes behind it would answer any site for the same path. */
export function closePortalPath(api: Hono<BackendEnv>, path: string): void {
  api.all(path, () => {
    throw unknownPath();
  });
}

/** Adds a POST that only the portal's own pages may make. */
export function addPortalPost(
  api: Hono<BackendEnv>,
  portal: string,
  path: string,
  answer: (context: Context) => Promise<Response>,
): void {
  guardPortalPath(api, portal, path);
  api.post(path, answer);
  closePortalPath(api, path);
}
