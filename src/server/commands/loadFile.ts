import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import type { HeldOutRecord } from "../records/heldOut.ts";
import { type CheckedFile, checkFile } from "../records/loading/checkFile.ts";
import { LoadBroken, type SendOptions, sendRecords, type TakeStep } from "../records/loading/sendRecords.ts";
import { complaintsOf, wordsOf } from "./fileComplaints.ts";
import { withLoadTarget } from "./loadTarget.ts";
import { progressLine } from "./progressLine.ts";
import type { SystemPlace } from "./runningSystem.ts";

export interface LoadOptions extends SendOptions {
  /** Whether to withdraw records without asking. */
  readonly isConfirmed: boolean;
}

/** The report for the terminal, or why the file was not loaded. */
export type LoadEnd =
  | { readonly report: string; readonly heldOut: readonly HeldOutRecord[] }
  | { readonly code: 1 | 3 | 5; readonly complaints: readonly string[] };

/**
 * Loads a file. It reads the file twice: first it checks every record, then it sends them. Citizens see nothing of the load until all
 * of it is written, and then they see all of it.
 */
export async function loadFile(options: LoadOptions, place: SystemPlace): Promise<LoadEnd> {
  const { path } = options;
  let file: CheckedFile;
  try {
    const progress = progressLine("Checking");
    file = await checkFile(path, { onProgress: progress.show });
    progress.end();
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
  most?: number,
): Promise<LoadEnd> {
  const progress = progressLine("Loading");
  const watcher = {
    onProgress: progress.show,
    onContinued: (from: number) =>
      void stdout.write(`The load of this file was cut off. The command continues at record ${from}.\n`),
    onFinishedOther: (since: string) =>
      void stdout.write(
        `An earlier load, which began at ${since}, was cut off at its end. The command finished it.\n`,
      ),
    mayTakeEffect: async (missing: ReadonlyMap<string, number>) => {
      progress.end();
      return options.isConfirmed || (await isConfirmed(missing));
    },
  };
  const counts = await sendRecords(options, file, take, watcher, most);
  if (counts === undefined)
    return { code: 5, complaints: ["You did not confirm, so the command loaded nothing."] };
  const { loaded, added, changed, unchanged, withdrawn, heldOut } = counts;
  return {
    report:
      `Loaded ${loaded} records ${where}: ` +
      `${added} added, ${changed} changed, ${unchanged} unchanged, ${withdrawn} withdrawn, ${heldOut.length} held out.`,
    heldOut,
  };
}

async function isConfirmed(missing: ReadonlyMap<string, number>): Promise<boolean> {
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
