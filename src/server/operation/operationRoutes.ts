import type { Hono } from "hono";
import type { Operation } from "../backendParts.ts";
import { CONFIGURATION, type ConfigurationReading, readingOf } from "../configuration/readConfiguration.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { showsBearer } from "../http/bearer.ts";
import { isFromThisMachine } from "../http/clientAddress.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { unknownPath } from "../http/refusal.ts";
import { describeError } from "../log.ts";
import type { Services, ServicesWith } from "../services.ts";

/** The longest wait for the databases, in milliseconds. After it the process counts as not ready. */
const PATIENCE = 2000;

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
    const looked = services.operation.isEnding() ? "ending" : await lookAtDatabases(services);
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

async function lookAtDatabases({
  databases: { metadata },
  timer,
  log,
}: Services): Promise<"databases" | ConfigurationReading> {
  const over = new AbortController();
  const tooLate = timer.wait(PATIENCE, over.signal).then(() => "databases" as const);
  const answered = writeProbe(metadata)
    .then(() => metadata.read(CONFIGURATION))
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

const PROBE = "readiness_probe";

/**
 * A process that cannot write takes no payment: a full disk still reads. Another process may write the document at the same moment,
 * which proves as much.
 */
async function writeProbe(metadata: DocumentStore): Promise<void> {
  const stored = await metadata.read(PROBE);
  await metadata.write({ _id: PROBE, type: "probe", ...(stored && { _rev: stored._rev }) });
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
