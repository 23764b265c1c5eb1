import type { MiddlewareHandler } from "hono";
import type { BackendEnv, Context } from "./context.ts";
import { Refusal } from "./refusal.ts";

const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/** What a browser says of a call that no other site began: one of this origin, or one that a person typed. */
const OWN_SITES: ReadonlySet<string> = new Set(["same-origin", "none"]);

/**
 * Refuses with 403 what a page of another origin lets a browser do, before anything of it is read. A program that is no browser
 * says nothing of its origin, and holds no cookie that it was not given.
 * @param portal the portal's address
 */
export function sameOriginOnly(portal: string): MiddlewareHandler<BackendEnv> {
  return async (context, next) => {
    if (!READS.has(context.req.method)) refuseOtherOrigins(context, portal);
    await next();
  };
}

/** The same within a call that other origins may make too. @throws Refusal 403 */
export function refuseOtherOrigins(context: Context, portal: string): void {
  if (isFromElsewhere(context, portal)) throw new Refusal(403, "invalid_request");
}

/** Whether a page of another origin let the browser call. */
export function isFromElsewhere(context: Context, portal: string): boolean {
  const own = new URL(portal).origin;
  const site = context.req.header("sec-fetch-site");
  const origin = context.req.header("origin");
  return (site !== undefined && !OWN_SITES.has(site)) || (origin !== undefined && origin !== own);
}
