import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeIn } from "../../../src/server/commands/loadTarget.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import {
  backupLines,
  checkBackup,
  LoadDuringBackup,
  restoreBackup,
} from "../../../src/server/operation/backup.ts";
import type { TakeStep } from "../../../src/server/records/loading/sendRecords.ts";
import { type BackendUnderTest, withBackend } from "../../backend/backendUnderTest.ts";
import { stateOfCommand } from "../../backend/commands/command.ts";
import { loadSnapshot, SNAPSHOT, seen, stored } from "./snapshotLoad.ts";

const state = stateOfCommand();

// the command says on the terminal that it continues
beforeEach(() => void vi.spyOn(process.stdout, "write").mockReturnValue(true));
afterEach(() => vi.restoreAllMocks());

/** The databases of a backup that reads one document after the other, so that a load changes something between any two. */
const readSlowly = (databases: Databases): Databases => ({
  ...databases,
  records: {
    ...databases.records,
    dump: ({ after, limit }) => databases.records.dump({ after, limit: Math.min(limit, 1) }),
  },
});

/** A load that goes on step by step. */
function steppedLoad(databases: Databases) {
  const take = takeIn(databases);
  let step = Promise.withResolvers<void>();
  let reached = Promise.withResolvers<void>();
  let isEnded = false;
  const stepped: TakeStep = async (asked, answer) => {
    reached.resolve();
    await step.promise;
    step = Promise.withResolvers();
    return await take(asked, answer);
  };
  const ended = loadSnapshot(state.folder, stepped, SNAPSHOT).then(() => {
    isEnded = true;
    reached.resolve();
  });
  return {
    /** Takes one step. @returns whether more are left */
    async next(): Promise<boolean> {
      await reached.promise;
      if (isEnded) return false;
      reached = Promise.withResolvers();
      step.resolve();
      await reached.promise;
      return true;
    },
    ended,
  };
}

/** Takes a backup. From a line on, the load takes a step before each line, and the rest at the end. */
async function backUpDuringLoad(
  { databases, clock }: BackendUnderTest,
  from: number,
): Promise<readonly string[]> {
  const load = steppedLoad(databases);
  const lines: string[] = [];
  for await (const line of backupLines(readSlowly(databases), clock)) {
    lines.push(line.trimEnd());
    if (lines.length > from) await load.next();
  }
  while (await load.next());
  await load.ended;
  return lines;
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

/** @returns false when the backup was broken off because of the load */
async function isComplete(lines: readonly string[]): Promise<boolean> {
  try {
    await checkBackup(each(lines));
    return true;
  } catch (failure) {
    if (!(failure instanceof LoadDuringBackup)) throw failure;
    return false;
  }
}

test("a backup during a load holds all of the load or nothing of it, and its restored data goes on with the load; otherwise it says so", async () => {
  const outcomes = new Set<string>();
  for (let from = 0, count = 1; from < count; from += 1)
    await withBackend(async (backend) => {
      const before = await seen(backend.databases);
      const lines = await backUpDuringLoad(backend, from);
      count = Math.max(count, lines.length);
      if (!(await isComplete(lines))) {
        outcomes.add("broken off");
        return;
      }
      const after = await seen(backend.databases);
      const restored = await openDatabases({ folder: `${state.folder}/${from}` });
      try {
        await restoreBackup(restored, each(lines));
        const shown = await seen(restored);
        const isAfter = JSON.stringify(shown) === JSON.stringify(after);
        expect(shown).toEqual(isAfter ? after : before);
        outcomes.add(isAfter ? "after the load" : "before the load");
        await loadSnapshot(state.folder, takeIn(restored), SNAPSHOT);
        expect(await stored(restored)).toEqual(await stored(backend.databases));
      } finally {
        await closeDatabases(restored);
      }
    });
  expect(outcomes).toContain("before the load");
  expect(outcomes).toContain("broken off");
});
