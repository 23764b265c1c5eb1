import { array, type Infer, integer, object, record, string } from "superstruct";
import { instant } from "../../domain/schemas/instantStruct.ts";
import type { Clock } from "../clock.ts";
import type { RandomBytes } from "../crypto.ts";
import { changeDocument, type DocumentStore } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import type { RateLimiter } from "../http/rateLimiter.ts";
import { describeError, type Log } from "../log.ts";
import type { Timer } from "../timer.ts";

/**
 * Shares the counts of the rate limits between the processes of a cluster. Each process publishes every few seconds what it
 * counted since, in one document of its own, and adds what the others published. So no call writes, and a caller who changes the
 * process gains the calls of a few seconds at most.
 */

/** Milliseconds. */
const EVERY = 5_000;

/** A process that published nothing for so long is gone. Milliseconds. */
const FORGOTTEN_AFTER = 10 * 60_000;

const MOST_PROCESSES = 100;

const PREFIX = "rate_limits:";

/** A process keeps this many of its latest publications, for readers that were busy meanwhile. */
const KEPT = 4;

/** The counts of a process in one interval, by limit and by the caller's hash. */
const publication = object({
  number: integer(),
  at: instant,
  spent: record(string(), record(string(), integer())),
});

const publications = object({ latest: array(publication) });

interface SharingParts {
  readonly handles: DocumentStore;
  readonly rateLimiter: RateLimiter;
  readonly random: RandomBytes;
  readonly clock: Clock;
  readonly log: Log;
  /** Is called when another process counted calls since the last round. */
  readonly noteCallsElsewhere?: () => void;
}

/**
 * @returns a function for one round: it publishes this process's counts, then adds the others' new ones. A failed round loses
 * counts only
 */
export function createSharing({
  handles,
  rateLimiter,
  random,
  clock,
  log,
  noteCallsElsewhere,
}: SharingParts): () => Promise<void> {
  const own = `${PREFIX}${random(16).toString("hex")}`;
  const startedAt = clock.now().getTime();
  const readUpTo = new Map<string, number>();
  let latest: readonly Infer<typeof publication>[] = [];

  const publish = async (): Promise<void> => {
    const spent = rateLimiter.takeSpent();
    if (Object.keys(spent).length === 0) return;
    const number = (latest.at(-1)?.number ?? 0) + 1;
    latest = [...latest, { number, at: clock.now().toISOString(), spent }].slice(-KEPT);
    const document = { type: "rate_limits", latest };
    if (await handles.write({ _id: own, ...document })) return;
    await changeDocument(handles, own, (stored) => ({ ...stored, ...document }));
  };

  const addNew = (id: string, published: readonly Infer<typeof publication>[]): void => {
    const before = readUpTo.get(id) ?? 0;
    // the callers of the time before this process started are not its own
    const later = published.filter(({ number, at }) => number > before && Date.parse(at) >= startedAt);
    for (const { spent } of later) rateLimiter.addSpent(spent);
    if (later.length > 0) noteCallsElsewhere?.();
    readUpTo.set(id, published.at(-1)?.number ?? before);
  };

  return async () => {
    try {
      await publish();
      for (const document of await handles.list({ prefix: PREFIX, limit: MOST_PROCESSES })) {
        const { _id, _rev } = document;
        if (_id === own) continue;
        const published = readStored(document, publications).latest;
        addNew(_id, published);
        const age = clock.now().getTime() - Date.parse(published.at(-1)?.at ?? "");
        if (age <= FORGOTTEN_AFTER) continue;
        readUpTo.delete(_id);
        await handles.write({ _id, _rev, _deleted: true });
      }
    } catch (failure) {
      log({ event: "rate_limits_not_shared", ...describeError(failure) });
    }
  };
}

/** Goes on until it is stopped. */
export function startSharing(parts: SharingParts, timer: Timer): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const share = createSharing(parts);
  const sharing = (async () => {
    while (!stopping.signal.aborted) {
      await share();
      await timer.wait(EVERY, stopping.signal);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await sharing;
    },
  };
}
