import type { MiddlewareHandler } from "hono";
import type { BackendEnv } from "./context.ts";
import { REFERENCE_HEADER } from "./failures.ts";

/** Seconds. Browsers keep the answer to a preflight for a day at most. */
const LONGEST = "86400";

/**
 * Lets the councils' pages call without credentials. No cookie is involved, so there is nothing to forge across sites. The
 * headers are set before the call runs, so that refusals carry them too.
 * @param origins the origins of the councils and of the portal
 */
export function allowOrigins(origins: ReadonlySet<string>): MiddlewareHandler<BackendEnv> {
  return async (context, next) => {
    context.header("Vary", "Origin");
    const origin = context.req.header("origin");
    if (origin !== undefined && origins.has(origin)) {
      context.header("Access-Control-Allow-Origin", origin);
      context.header("Access-Control-Expose-Headers", `Retry-After, ${REFERENCE_HEADER}`);
      if (context.req.method === "OPTIONS") {
        context.header("Access-Control-Allow-Methods", "GET, POST, PUT");
        context.header("Access-Control-Allow-Headers", "authorization, content-type, idempotency-key");
        context.header("Access-Control-Max-Age", LONGEST);
      }
    }
    if (context.req.method === "OPTIONS") return context.body(null, 204);
    return await next();
  };
}
