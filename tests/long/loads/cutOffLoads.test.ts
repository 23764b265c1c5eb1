import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { takeIn } from "../../../src/server/commands/loadTarget.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { withBackend } from "../../backend/backendUnderTest.ts";
import { ASSESSMENT, OTHER_COMPOUND } from "../../backend/bills/bills.ts";
import { stateOfCommand } from "../../backend/commands/command.ts";
import { type Cut, cutOffDatabases, PowerFailure } from "./cutOffDatabases.ts";
import { inFile, loadSnapshot, REPORT, reportOf, SNAPSHOT, seen, stored } from "./snapshotLoad.ts";

const state = stateOfCommand();

// the command says on the terminal that it continues
beforeEach(() => void vi.spyOn(process.stdout, "write").mockReturnValue(true));
afterEach(() => vi.restoreAllMocks());

const load = (databases: Databases, records: readonly object[], options = {}) =>
  loadSnapshot(state.folder, takeIn(databases), records, options);

/** @returns whether the load ended before the cut */
async function loadUntil(cut: Cut, databases: Databases): Promise<boolean> {
  try {
    await load(cutOffDatabases(databases, cut), SNAPSHOT);
    return true;
  } catch (failure) {
    if (!(failure instanceof PowerFailure)) throw failure;
    return false;
  }
}

describe.each([
  { cuts: "after each of its writes", isHalf: false },
  { cuts: "in the middle of each of its writes", isHalf: true },
])("a load that the power cuts off $cuts", ({ isHalf }) => {
  test("shows all of the file or nothing of it, and the same command finishes it and reports it right", () =>
    withBackend(async ({ databases: untouched }) => {
      expect(reportOf(await load(untouched, SNAPSHOT))).toBe(REPORT);
      const whole = { seen: await seen(untouched), stored: await stored(untouched) };
      const shown: boolean[] = [];
      for (let write = 1, isEnded = false; !isEnded; write += 1)
        await withBackend(async ({ databases }) => {
          const before = await seen(databases);
          isEnded = await loadUntil({ write, isHalf }, databases);
          const after = await seen(databases);
          const isShown = JSON.stringify(after) !== JSON.stringify(before);
          expect(after).toEqual(isShown ? whole.seen : before);
          shown.push(isShown);
          const again = reportOf(await load(databases, SNAPSHOT));
          expect(again).toBe(isShown ? "0 added, 0 changed, 5 unchanged, 0 withdrawn, 0 held out." : REPORT);
          expect(await seen(databases)).toEqual(whole.seen);
          expect(await stored(databases)).toEqual(whole.stored);
        });
      expect(shown.length).toBeGreaterThan(20);
      // one write makes the whole load visible
      expect(shown).toEqual([...shown].sort());
    }));

  test("gives way to another file with --discard, and leaves nothing of itself before it took effect", () =>
    withBackend(async ({ databases: untouched }) => {
      const other = [inFile(OTHER_COMPOUND, "31.00"), inFile(ASSESSMENT, "100.00")];
      await load(untouched, other);
      const expected = await stored(untouched);
      let isShown = false;
      for (let write = 1; !isShown; write += 1)
        await withBackend(async ({ databases }) => {
          const before = await seen(databases);
          await loadUntil({ write, isHalf }, databases);
          isShown = JSON.stringify(await seen(databases)) !== JSON.stringify(before);
          await load(databases, other, { discards: true });
          expect(await stored(databases)).toEqual(expected);
        });
    }));
});
