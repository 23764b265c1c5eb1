import type { Hono } from "hono";
import { CONFIGURATION, type ConfigurationReading, readingOf } from "../configuration/readConfiguration.ts";
import type { Databases } from "../databases/openDatabases.ts";
import { showsBearer } from "../http/bearer.ts";
import { isFromThisMachine } from "../http/clientAddress.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { unknownPath } from "../http/refusal.ts";
import { describeError, type Log } from "../log.ts";
import type { Timer } from "../timer.ts";
import type { Metrics } from "./metrics.ts";

export interface OperationServices {
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
export function addOperationRoutes(app: Hono<BackendEnv>, services: OperationServices): void {
  app.get("/healthz", (context) => {
    context.header("Cache-Control", "no-store");
    return context.json({ status: "ok" });
  });

  app.get("/readyz", async (context) => {
    context.header("Cache-Control", "no-store");
    const looked = services.isEnding() ? "ending" : await lookAtDatabases(services);
    if (typeof looked === "object") return context.json({ status: "ready", ...warningOf(looked) });
    context.header("Retry-After", "5");
    return context.json({ status: "not ready", obstacle: looked }, 503);
  });

  app.get("/metrics", async (context) => {
    if (!mayRead(context, services)) throw unknownPath();
    const { type, text } = await services.metrics.read();
    context.header("Cache-Control", "no-store");
    return context.body(text, 200, { "Content-Type": type });
  });
}

async function lookAtDatabases({
  databases: { metadata },
  timer,
  log,
}: OperationServices): Promise<"databases" | ConfigurationReading> {
  const over = new AbortController();
  const tooLate = timer.wait(PATIENCE, over.signal).then(() => "databases" as const);
  const answered = metadata
    .read(CONFIGURATION)
    .then((document) => readingOf(metadata, document))
    .catch((failure: unknown) => {
      log({ event: "databases_unanswered", ...describeError(failure) });
      return "databases" as const;
    });
  try {
    return await Promise.race([answered, tooLate]);
  } finally {
    over.abort();
  }
}

/**
 * A configuration that is wrong is no obstacle: every process has the same one, and while none of them counted as ready nobody
 * would take a bank's answer or show a receipt.
 */
function warningOf({ source, problems }: ConfigurationReading) {
  if (source === "stored") return undefined;
  return { warning: "configuration" as const, used: source, fields: problems.map(({ field }) => field) };
}

function mayRead(context: Context, { peer, metricsToken }: OperationServices): boolean {
  return (
    isFromThisMachine(context, peer(context)) ||
    (metricsToken !== undefined && showsBearer(context, metricsToken))
  );
}
