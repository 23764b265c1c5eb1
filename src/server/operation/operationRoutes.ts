import type { Hono } from "hono";
import type { Operation } from "../backendParts.ts";
import type { ConfigurationReading } from "../configuration/readConfiguration.ts";
import { showsBearer } from "../http/bearer.ts";
import { isFromThisMachine } from "../http/clientAddress.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { unknownPath } from "../http/refusal.ts";
import type { ServicesWith } from "../services.ts";
import { checkDatabases } from "./checkDatabases.ts";

/**
 * Calls of the machine that runs the process. GET /healthz says whether the process answers. GET /readyz says whether it can
 * serve citizens. GET /metrics answers Prometheus on this machine or with the token; everyone else gets 404.
 */
export function addOperationRoutes(app: Hono<BackendEnv>, services: ServicesWith<"operation">): void {
  app.get("/healthz", (context) => {
    context.header("Cache-Control", "no-store");
    return context.json({ status: "ok" });
  });

  app.get("/readyz", async (context) => {
    context.header("Cache-Control", "no-store");
    const looked = services.operation.isEnding() ? "ending" : await checkDatabases(services);
    if (typeof looked === "object") return context.json({ status: "ready", ...warningOf(looked) });
    context.header("Retry-After", "5");
    return context.json({ status: "not ready", blockReason: looked }, 503);
  });

  app.get("/metrics", async (context) => {
    if (!mayRead(context, services.operation)) throw unknownPath();
    const { type, text } = await services.operation.metrics.read();
    context.header("Cache-Control", "no-store");
    return context.body(text, 200, { "Content-Type": type });
  });
}

/**
 * An invalid configuration is only a warning. All processes share it, so a 503 would stop them all, and nobody would take a
 * bank's answer or show a receipt.
 */
function warningOf({ source, problems }: ConfigurationReading) {
  if (source === "stored") return undefined;
  return { warning: "configuration" as const, used: source, fields: problems.map(({ field }) => field) };
}

function mayRead(context: Context, { peer, metricsToken }: Operation): boolean {
  return (
    isFromThisMachine(context, peer(context)) ||
    (metricsToken !== undefined && showsBearer(context, metricsToken))
  );
}
