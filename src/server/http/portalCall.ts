import type { Hono } from "hono";
import { atMost, KILOBYTE } from "./body.ts";
import type { BackendEnv, Context } from "./context.ts";
import { unknownPath } from "./refusal.ts";
import { sameOriginOnly } from "./sameOrigin.ts";

const LARGEST = 4 * KILOBYTE;

/** What comes before a call of the portal's own pages: no other origin makes it, and its answer is kept nowhere. */
export function guardPortalPath(api: Hono<BackendEnv>, portal: string, path: string): void {
  api.use(path, sameOriginOnly(portal), atMost(LARGEST), async (context, next) => {
    context.header("Cache-Control", "no-store");
    await next();
  });
}

/** What comes after it: what the calls behind this would answer to any site, were the path among theirs. */
export function closePortalPath(api: Hono<BackendEnv>, path: string): void {
  api.all(path, () => {
    throw unknownPath();
  });
}

/** A POST of the portal's own pages alone. */
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
