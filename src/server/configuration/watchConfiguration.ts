import { describeError } from "../log.ts";
import type { Services } from "../services.ts";
import { problemsOfNames } from "./problems.ts";
import { CONFIGURATION, fieldsOf, keepLastGood, readingOf } from "./readConfiguration.ts";

/** Milliseconds between two looks. */
const BETWEEN_LOOKS = 30_000;

export interface ConfigurationWatch {
  stop(): Promise<void>;
}

type WatchServices = Pick<Services, "databases" | "timer" | "log">;

/**
 * Looks at the stored configuration at the start and twice a minute. Logs once for each revision which fields are wrong and what is
 * gone by instead, and which names are no field's; keeps what a good document holds for processes that start while it is wrong.
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
    // names alone: what a person put there by hand can be anything
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
