import { describeError } from "../log.ts";
import type { Services } from "../services.ts";
import { problemsOfNames } from "./problems.ts";
import { CONFIGURATION, fieldsOf, keepLastGood, readingOf } from "./readConfiguration.ts";

/** Milliseconds between two checks. */
const BETWEEN_LOOKS = 30_000;

export interface ConfigurationWatch {
  stop(): Promise<void>;
}

type WatchServices = Pick<Services, "databases" | "timer" | "log">;

/**
 * Checks the stored configuration at the start and twice a minute. Once for each revision it logs the invalid fields, the
 * configuration in use instead, and the unknown names. It stores the fields of a valid document for processes that start while
 * the document is invalid.
 */
export function watchConfiguration({ databases, timer, log }: WatchServices): ConfigurationWatch {
  const { metadata } = databases;
  const stopping = new AbortController();
  let seen: string | undefined;
  const look = async () => {
    const document = await metadata.read(CONFIGURATION);
    const { source, problems } = await readingOf(metadata, document);
    if (source === "stored") await keepLastGood(metadata, document);
    if (document?._rev === seen) return;
    seen = document?._rev;
    // names only: a value that a person wrote by hand can be anything
    const fields = problems.map(({ field }) => field);
    if (source !== "stored") log({ event: "configuration_wrong", fields, used: source });
    const unknown = problemsOfNames(fieldsOf(document)).map(({ field }) => field);
    if (unknown.length > 0) log({ event: "configuration_unknown_fields", fields: unknown });
  };
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await look().catch((failure: unknown) =>
        log({ event: "databases_unanswered", ...describeError(failure) }),
      );
      await timer.wait(BETWEEN_LOOKS, stopping.signal);
    }
  };
  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}
