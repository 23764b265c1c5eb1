import { stat } from "node:fs/promises";
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import type { HeldOutRecord } from "../records/heldOut.ts";
import { BATCH, LOAD_ANSWERS } from "../records/loading/loadSteps.ts";
import { recordsInFile } from "../records/loading/recordsInFile.ts";
import { type CheckedFile, checkFile, complaintsOf, wordsOf } from "./checkFile.ts";
import { LoadBroken, type TakeStep, withLoadTarget } from "./loadTarget.ts";
import { progressLine } from "./progressLine.ts";
import type { SystemPlace } from "./runningSystem.ts";

export interface LoadOptions {
  readonly path: string;
  readonly isSnapshot: boolean;
  readonly isConfirmed: boolean;
  readonly discards: boolean;
  /** The ids of records to load although they bring a paid bill back. */
  readonly confirmed: readonly string[];
}

/** The report for the terminal, or why the file was not loaded. */
export type LoadEnd =
  | { readonly report: string; readonly heldOut: readonly HeldOutRecord[] }
  | { readonly code: 1 | 3 | 5; readonly complaints: readonly string[] };

/** The most bytes in one request, roughly. The system takes 16 MB. */
const REQUEST = 8 * 1024 * 1024;

/**
 * Loads a file. It reads the file twice: first it checks every record, then it sends them. Citizens see nothing of the load until all
 * of it is written, and then they see all of it.
 */
export async function loadFile(options: LoadOptions, place: SystemPlace): Promise<LoadEnd> {
  const { path } = options;
  let file: CheckedFile;
  try {
    file = await checkFile(path);
  } catch (failure) {
    return { code: 1, complaints: [wordsOf(path, failure)] };
  }
  if (file.problems.length > 0) return { code: 1, complaints: complaintsOf(path, file) };
  if (file.records === 0)
    return {
      code: 1,
      complaints: [`The file ${path} holds no records, so the command loaded nothing. Check the export.`],
    };
  let end: LoadEnd | undefined;
  try {
    const delivery = await withLoadTarget(place, async (take, where) => {
      end = await sendFile(options, file, take, where);
    });
    if ("refused" in delivery) return { code: 3, complaints: [delivery.refused] };
  } catch (failure) {
    if (failure instanceof LoadBroken) return { code: 3, complaints: [failure.message] };
    throw failure;
  }
  return end ?? { code: 3, complaints: ["The load ended without a result. Load the file again."] };
}

/**
 * Sends the records of a checked file, and lets them take effect.
 * @param where the place, for the report
 * @param most the most records in one batch
 * @throws LoadBroken
 */
export async function sendFile(
  options: LoadOptions,
  file: CheckedFile,
  take: TakeStep,
  where: string,
  most = BATCH,
): Promise<LoadEnd> {
  const begun = await begin(options, file, take);
  const counts = await send(options, file, take, { ...begun, most });
  let withdrawn = 0;
  if (options.isSnapshot) {
    const missing = await countMissing(file, take);
    if (!options.isConfirmed && !(await isConfirmed(missing))) {
      await take({ do: "discard", load: begun.load }, LOAD_ANSWERS.discard);
      await finish(begun.load, take);
      return { code: 5, complaints: ["You did not confirm, so the command loaded nothing."] };
    }
    withdrawn = await withdrawMissing(file, take, begun.load);
  }
  await take({ do: "switch", load: begun.load }, LOAD_ANSWERS.switch);
  await finish(begun.load, take);
  const { heldOut } = counts;
  const unchanged = file.records - counts.added - counts.changed - heldOut.length;
  return {
    report:
      `Loaded ${file.records - heldOut.length} records ${where}: ` +
      `${counts.added} added, ${counts.changed} changed, ${unchanged} unchanged, ${withdrawn} withdrawn, ${heldOut.length} held out.`,
    heldOut,
  };
}

type Begun = {
  readonly load: string;
  readonly from: number;
  readonly added: number;
  readonly changed: number;
  readonly held_out: readonly HeldOutRecord[];
};

async function begin({ discards }: LoadOptions, file: CheckedFile, take: TakeStep): Promise<Begun> {
  for (;;) {
    const begun = await take(
      { do: "begin", file: file.hash, scopes: [...file.scopes.keys()] },
      LOAD_ANSWERS.begin,
    );
    if (!("busy" in begun)) {
      if (begun.from > 0)
        stdout.write(`The load of this file was cut off. The command continues at record ${begun.from}.\n`);
      return begun;
    }
    const { load, since, hasSwitched } = begun.busy;
    if (!hasSwitched && !discards)
      throw new LoadBroken(
        `Another load of these councils and charge types began at ${since} and has not ended. If it was cut off, load its file again, or give it up with --discard.`,
      );
    if (!hasSwitched) await take({ do: "discard", load }, LOAD_ANSWERS.discard);
    await finish(load, take);
    if (hasSwitched)
      stdout.write(
        `An earlier load, which began at ${since}, was cut off at its end. The command finished it.\n`,
      );
  }
}

/** Sends the records from the place where the load goes on. */
async function send(
  { path, confirmed }: LoadOptions,
  file: CheckedFile,
  take: TakeStep,
  begun: Begun & { readonly most: number },
) {
  const { load } = begun;
  const counts = { added: begun.added, changed: begun.changed, heldOut: [...begun.held_out] };
  const { size } = await stat(path);
  const reading = await recordsInFile(path);
  const progress = progressLine("Loading");
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
    progress.show(reading.bytes() / size, place);
  };
  for await (const { value } of reading.records) {
    place += 1;
    if (place <= begun.from) continue;
    batch.push(value);
    bytes += JSON.stringify(value).length;
    if (batch.length === begun.most || bytes > REQUEST) await flush();
  }
  await flush();
  progress.end();
  if (reading.hash() !== file.hash)
    throw new LoadBroken("The file changed while the command loaded it. Load it again.");
  return counts;
}

/** Counts the records of each scope that the file does not have. */
async function countMissing(file: CheckedFile, take: TakeStep): Promise<ReadonlyMap<string, string>> {
  const missing = new Map<string, string>();
  for (const scope of file.scopes.keys()) {
    let count = 0;
    let all = 0;
    for await (const ids of pagesOf(scope, take)) {
      all += ids.length;
      count += ids.filter((id) => !file.ids.has(id)).length;
    }
    if (count > 0) missing.set(scope, `${count} of ${all}`);
  }
  return missing;
}

async function isConfirmed(missing: ReadonlyMap<string, string>): Promise<boolean> {
  if (missing.size === 0) return true;
  for (const [scope, count] of missing)
    stdout.write(
      `${scope.replace(":", " ")}: ${count} records are not in the file. The command will withdraw them.\n`,
    );
  const asking = createInterface({ input: stdin, output: stdout });
  const answer = await asking.question("Withdraw them? [y/N] ");
  asking.close();
  return /^y(es)?$/i.test(answer.trim());
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
