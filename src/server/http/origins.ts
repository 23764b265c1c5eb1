import type { MiddlewareHandler } from "hono";
import type { SiteOrigins } from "../councils/siteOrigins.ts";
import { isHere } from "../settings/structs.ts";
import type { BackendEnv, Context } from "./context.ts";
import { REFERENCE_HEADER } from "./failures.ts";
import { Refusal } from "./refusal.ts";

/** The origins whose pages may call, and the host name under which a program may. */

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

/** Seconds. Browsers keep the answer to a preflight for a day at most. */
const PREFLIGHT_KEPT = "86400";

/**
 * Lets the councils' pages call without credentials. No cookie is involved, so there is nothing to forge across sites. The
 * headers are set before the call runs, so that refusals carry them too.
 * @param origins the origins of the councils and of the portal
 */
export function allowOrigins(origins: Pick<SiteOrigins, "callers">): MiddlewareHandler<BackendEnv> {
  return async (context, next) => {
    context.header("Vary", "Origin");
    const origin = context.req.header("origin");
    if (origin !== undefined && (await origins.callers()).has(origin)) {
      context.header("Access-Control-Allow-Origin", origin);
      context.header("Access-Control-Expose-Headers", `Retry-After, ${REFERENCE_HEADER}`);
      if (context.req.method === "OPTIONS") {
        context.header("Access-Control-Allow-Methods", "GET, POST, PUT");
        context.header("Access-Control-Allow-Headers", "authorization, content-type, idempotency-key");
        context.header("Access-Control-Max-Age", PREFLIGHT_KEPT);
      }
    }
    if (context.req.method === "OPTIONS") return context.body(null, 204);
    return await next();
  };
}

/**
 * Answers 421 to a call for another host name than the portal's. A stranger can point another name at this server, or let a page
 * resolve a name to the visitor's own machine (DNS rebinding). Names of this machine pass, for commands, simulators and a local
 * proxy.
 * @param portal the portal's address
 */
export function ownHosts(portal: string): MiddlewareHandler<BackendEnv> {
  const { hostname: own } = new URL(portal);
  return async (context, next) => {
    const url = new URL(context.req.url);
    if (url.hostname !== own && !isHere(url))
      return context.text("This server has no site of that name.", 421);
    return await next();
  };
}
