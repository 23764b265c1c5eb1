import { stat } from "node:fs/promises";
import type { Struct } from "superstruct";
import type { HeldOutRecord } from "../heldOut.ts";
import type { CheckedFile, OnProgress } from "./checkFile.ts";
import { BATCH, LOAD_ANSWERS, type LoadStep } from "./loadSteps.ts";
import { recordsInFile } from "./recordsInFile.ts";

/** Takes a step of a load. Its answer has the form of LOAD_ANSWERS for this step. @throws LoadBroken */
export type TakeStep = <Answer>(step: LoadStep, answer: Struct<Answer, unknown>) => Promise<Answer>;

/** The load cannot go on. The message is for a person, in English. */
export class LoadBroken extends Error {
  override readonly name = "LoadBroken";
}

/** Another load of the same councils and charge types has not ended. */
export class OtherLoad extends LoadBroken {
  readonly since: string;

  constructor(since: string) {
    super(
      `Another load of these councils and charge types began at ${since} and has not ended. If it was cut off, load its file again, or give it up with --discard.`,
    );
    this.since = since;
  }
}

export interface SendOptions {
  readonly path: string;
  /** Whether the file is complete for its councils and charge types. */
  readonly isSnapshot: boolean;
  /** Whether to give up an earlier load that was cut off. */
  readonly discards: boolean;
  /** The ids of records to load although they bring a paid bill back. */
  readonly confirmed: readonly string[];
}

/** The person or program that watches a load. */
export interface LoadWatcher {
  readonly onProgress?: OnProgress;
  /** The load of this file was cut off, and goes on at this record. */
  readonly onContinued?: (from: number) => void;
  /** An earlier load, which began at this time, was cut off at its end and is now finished. */
  readonly onFinishedOther?: (since: string) => void;
  /**
   * Runs when all is written, just before it takes effect. False gives the load up.
   * @param missing how many records of each council and charge type the file does not have. Only for a snapshot
   */
  readonly mayTakeEffect?: (missing: ReadonlyMap<string, number>) => Promise<boolean>;
}

/** What became of the records of a file. */
export interface LoadCounts {
  /** With the unchanged ones. */
  readonly loaded: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly withdrawn: number;
  readonly heldOut: readonly HeldOutRecord[];
}

/** The most bytes in one request, roughly. The system takes 16 MB. */
const REQUEST = 8 * 1024 * 1024;

/**
 * Sends the records of a checked file, and lets them take effect.
 * @param most the most records in one batch
 * @returns undefined when the load was given up
 * @throws LoadBroken
 */
export async function sendRecords(
  options: SendOptions,
  file: CheckedFile,
  take: TakeStep,
  watcher: LoadWatcher = {},
  most = BATCH,
): Promise<LoadCounts | undefined> {
  const begun = await begin(options, file, take, watcher);
  const { added, changed, heldOut } = await send(options, file, take, { ...begun, most }, watcher);
  const missing = options.isSnapshot ? await countMissing(file, take) : new Map<string, number>();
  if (watcher.mayTakeEffect !== undefined && !(await watcher.mayTakeEffect(missing))) {
    await take({ do: "discard", load: begun.load }, LOAD_ANSWERS.discard);
    await finish(begun.load, take);
    return undefined;
  }
  const withdrawn = options.isSnapshot ? await withdrawMissing(file, take, begun.load) : 0;
  await take({ do: "switch", load: begun.load }, LOAD_ANSWERS.switch);
  await finish(begun.load, take);
  const loaded = file.records - heldOut.length;
  return { loaded, added, changed, unchanged: loaded - added - changed, withdrawn, heldOut };
}

type Begun = {
  readonly load: string;
  readonly from: number;
  readonly added: number;
  readonly changed: number;
  readonly held_out: readonly HeldOutRecord[];
};

async function begin(
  { discards }: SendOptions,
  file: CheckedFile,
  take: TakeStep,
  { onContinued, onFinishedOther }: LoadWatcher,
): Promise<Begun> {
  for (;;) {
    const begun = await take(
      { do: "begin", file: file.hash, scopes: [...file.scopes.keys()] },
      LOAD_ANSWERS.begin,
    );
    if (!("busy" in begun)) {
      if (begun.from > 0) onContinued?.(begun.from);
      return begun;
    }
    const { load, since, hasSwitched } = begun.busy;
    if (!hasSwitched && !discards) throw new OtherLoad(since);
    if (!hasSwitched) await take({ do: "discard", load }, LOAD_ANSWERS.discard);
    await finish(load, take);
    if (hasSwitched) onFinishedOther?.(since);
  }
}

/** Sends the records from the place where the load goes on. */
async function send(
  { path, confirmed }: SendOptions,
  file: CheckedFile,
  take: TakeStep,
  begun: Begun & { readonly most: number },
  { onProgress }: LoadWatcher,
) {
  const { load } = begun;
  const counts = { added: begun.added, changed: begun.changed, heldOut: [...begun.held_out] };
  const { size } = await stat(path);
  const reading = await recordsInFile(path);
  let batch: unknown[] = [];
  let bytes = 0;
  let place = 0;
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    const { added, changed, held_out } = await take(
      {
        do: "prepare",
        load,
        from: place - batch.length,
        records: batch,
        confirmed: [...confirmed],
      },
      LOAD_ANSWERS.prepare,
    );
    counts.added += added;
    counts.changed += changed;
    counts.heldOut.push(...held_out);
    batch = [];
    bytes = 0;
    onProgress?.(reading.bytes() / size, place);
  };
  for await (const { value } of reading.records) {
    place += 1;
    if (place <= begun.from) continue;
    batch.push(value);
    bytes += JSON.stringify(value).length;
    if (batch.length === begun.most || bytes > REQUEST) await flush();
  }
  await flush();
  if (reading.hash() !== file.hash)
    throw new LoadBroken("The file changed while the command loaded it. Load it again.");
  return counts;
}

/** Counts the records of each scope that the file does not have. */
async function countMissing(file: CheckedFile, take: TakeStep): Promise<ReadonlyMap<string, number>> {
  const missing = new Map<string, number>();
  for (const scope of file.scopes.keys()) {
    let count = 0;
    for await (const ids of pagesOf(scope, take)) count += ids.filter((id) => !file.ids.has(id)).length;
    if (count > 0) missing.set(scope, count);
  }
  return missing;
}

async function withdrawMissing(file: CheckedFile, take: TakeStep, load: string): Promise<number> {
  let withdrawn = 0;
  for (const scope of file.scopes.keys())
    for await (const page of pagesOf(scope, take)) {
      const missing = page.filter((id) => !file.ids.has(id));
      for (let start = 0; start < missing.length; start += BATCH)
        await take({ do: "withdraw", load, ids: missing.slice(start, start + BATCH) }, LOAD_ANSWERS.withdraw);
      withdrawn += missing.length;
    }
  return withdrawn;
}

async function* pagesOf(scope: string, take: TakeStep): AsyncGenerator<readonly string[]> {
  for (let after: string | null | undefined; after !== null; ) {
    const page: { readonly ids: readonly string[]; readonly next: string | null } = await take(
      {
        do: "list",
        scope,
        ...(after !== undefined && { after }),
      },
      LOAD_ANSWERS.list,
    );
    yield page.ids;
    after = page.next;
  }
}

async function finish(load: string, take: TakeStep): Promise<void> {
  for (let after: string | null | undefined; after !== null; ) {
    const done: { readonly after: string | null } = await take(
      { do: "finish", load, ...(after !== undefined && { after }) },
      LOAD_ANSWERS.finish,
    );
    after = done.after;
  }
}
