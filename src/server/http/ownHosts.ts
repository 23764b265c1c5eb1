import type { MiddlewareHandler } from "hono";
import { isHere } from "../settings/structs.ts";
import type { BackendEnv } from "./context.ts";

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
