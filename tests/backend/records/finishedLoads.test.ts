import { expect, test } from "vitest";
import type { Databases } from "../../../src/server/databases/databases.ts";
import type { DocumentStore } from "../../../src/server/databases/documentStore.ts";
import { writeBatch } from "../../../src/server/records/loading/loadDocuments.ts";
import { beginLoad, finishBatches, switchLoad } from "../../../src/server/records/loading/loads.ts";
import { withBackend } from "../backendUnderTest.ts";

/** The removal of the batches of a load that took effect. */

const AT = "2026-11-25T03:00:00.000Z";

/** A load with this many batches took effect. */
async function switched({ records }: Databases, batches: number): Promise<string> {
  const begun = await beginLoad(records, { file: "a".repeat(64), scopes: ["mpt:compound"] }, AT);
  if ("busy" in begun) throw new Error("another load changes the same records");
  const nothing = { added: 0, changed: 1, withdrawn: 0, held_out: [] };
  for (let from = 0; from < batches; from += 1)
    await writeBatch(records, begun.load, { ...nothing, from, ids: [`mpt:compound:K${from}`] });
  await switchLoad(records, begun.load, AT);
  return begun.load;
}

/** The database, and where each list of batches began. */
function watched(records: DocumentStore) {
  const begins: (string | undefined)[] = [];
  const store: DocumentStore = {
    ...records,
    list(range) {
      if (range.prefix.startsWith("load_batch:")) begins.push(range.after?.split(":").at(-1));
      return records.list(range);
    },
  };
  return { begins, store };
}

test("each step of finishing begins where the previous one ended, so that a long load passes no deleted batch again and again", () =>
  withBackend(async ({ databases }) => {
    const load = await switched(databases, 45);
    const { begins, store } = watched(databases.records);
    for (let after: string | null | undefined; after !== null; )
      after = await finishBatches({ ...databases, records: store }, load, { now: AT, after });
    expect(begins).toEqual([undefined, "000000000019", "000000000039", "000000000044", undefined]);
  }));

test("a step of finishing that begins in the wrong place leaves no batch behind", () =>
  withBackend(async ({ databases }) => {
    const load = await switched(databases, 2);
    const after = `load_batch:${load}:000000000001`;
    expect(await finishBatches(databases, load, { now: AT, after })).toBe(after);
    expect(await finishBatches(databases, load, { now: AT, after })).toBeNull();
    expect(await databases.records.list({ prefix: "load_", limit: 10 })).toEqual([]);
  }));
