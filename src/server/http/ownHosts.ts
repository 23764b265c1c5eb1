import type { MiddlewareHandler } from "hono";
import { isHere } from "../settings/structs.ts";
import type { BackendEnv } from "./context.ts";

/**
 * Answers 421 to a call under another host name than the portal's, so that no other name shows the portal: neither one that a
 * stranger points at this server, nor one that a stranger's page resolves to the visitor's own machine. Names of this machine
 * itself pass, for commands, simulators and a proxy here.
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
