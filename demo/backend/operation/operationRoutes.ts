import type { Hono } from "hono";
import type { Databases } from "../databases/openDatabases.ts";
import { showsBearer } from "../http/bearer.ts";
import { isFromThisMachine } from "../http/clientAddress.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { missing } from "../http/refusal.ts";
import { describeError, type Log } from "../log.ts";
import type { Timer } from "../timer.ts";
import type { Metrics } from "./metrics.ts";

export interface OperationDesk {
  readonly databases: Pick<Databases, "metadata">;
  readonly metrics: Metrics;
  /** The address that a request comes from, or undefined when it came through no socket. */
  readonly peer: (context: Context) => string | undefined;
  /** What another machine shows as its bearer token to read the metrics; absent, only this machine reads them. */
  readonly metricsToken: string | undefined;
  /** True from when the process was told to end. */
  readonly isEnding: () => boolean;
  readonly timer: Timer;
  readonly log: Log;
}

/** How long the databases may take before the process counts as not ready. Milliseconds. */
const PATIENCE = 2000;

/**
 * What a machine that runs this asks: GET /healthz, whether the process answers; GET /readyz, whether it can serve citizens now;
 * GET /metrics, for Prometheus, to this machine itself or to who shows the token: to anyone else it is not there.
 */
export function addOperationRoutes(app: Hono<BackendEnv>, desk: OperationDesk): void {
  app.get("/healthz", (context) => {
    context.header("Cache-Control", "no-store");
    return context.json({ status: "ok" });
  });

  app.get("/readyz", async (context) => {
    context.header("Cache-Control", "no-store");
    const obstacle = desk.isEnding() ? "ending" : await databaseObstacle(desk);
    if (obstacle === undefined) return context.json({ status: "ready" });
    context.header("Retry-After", "5");
    return context.json({ status: "not ready", obstacle }, 503);
  });

  app.get("/metrics", async (context) => {
    if (!mayRead(context, desk)) throw missing();
    const { type, text } = await desk.metrics.read();
    context.header("Cache-Control", "no-store");
    return context.body(text, 200, { "Content-Type": type });
  });
}

async function databaseObstacle({ databases, timer, log }: OperationDesk): Promise<"databases" | undefined> {
  const over = new AbortController();
  const tooLate = timer.wait(PATIENCE, over.signal).then(() => "databases" as const);
  const answered = databases.metadata.read("configuration").then(
    () => undefined,
    (failure: unknown) => {
      log({ event: "databases_unanswered", ...describeError(failure) });
      return "databases" as const;
    },
  );
  try {
    return await Promise.race([answered, tooLate]);
  } finally {
    over.abort();
  }
}

function mayRead(context: Context, { peer, metricsToken }: OperationDesk): boolean {
  return (
    isFromThisMachine(context, peer(context)) ||
    (metricsToken !== undefined && showsBearer(context, metricsToken))
  );
}
