import { CONFIGURATION, type ConfigurationReading, readingOf } from "../configuration/readConfiguration.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { describeError } from "../log.ts";
import type { Services } from "../services.ts";

/** The longest wait for the databases, in milliseconds. After it the process counts as not ready. */
const PATIENCE = 2000;

/**
 * Reads and writes in the databases.
 * @returns the configuration, or "databases" when they fail, take too long or take no write
 */
export async function checkDatabases({
  databases: { metadata },
  timer,
  log,
}: Pick<Services, "databases" | "timer" | "log">): Promise<"databases" | ConfigurationReading> {
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
