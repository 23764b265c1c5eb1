import type { MiddlewareHandler } from "hono";
import type { BackendEnv, Context } from "./context.ts";
import { Refusal } from "./refusal.ts";

const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/** The values of Sec-Fetch-Site for a call from this origin, and for an address that a person typed. */
const OWN_SITES: ReadonlySet<string> = new Set(["same-origin", "none"]);

/**
 * Refuses with 403 a call that a browser makes for a page of another origin, before reading its body. Programs that are not
 * browsers pass: they send no origin, and hold no citizen's cookie.
 * @param portal the portal's address
 */
export function sameOriginOnly(portal: string): MiddlewareHandler<BackendEnv> {
  return async (context, next) => {
    if (!READS.has(context.req.method)) refuseOtherOrigins(context, portal);
    await next();
  };
}

/** The same check, within a call that other origins may make too. @throws Refusal 403 */
export function refuseOtherOrigins(context: Context, portal: string): void {
  if (isFromElsewhere(context, portal)) throw new Refusal(403, "invalid_request");
}

/** Whether the browser calls for a page of another origin. */
export function isFromElsewhere(context: Context, portal: string): boolean {
  const own = new URL(portal).origin;
  const site = context.req.header("sec-fetch-site");
  const origin = context.req.header("origin");
  return (site !== undefined && !OWN_SITES.has(site)) || (origin !== undefined && origin !== own);
}
