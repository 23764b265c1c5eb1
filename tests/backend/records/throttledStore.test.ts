import { describe, expect, test } from "vitest";
import type { DocumentStore, NewDocument } from "../../../src/server/databases/documentStore.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { beginLoad, finishBatches, switchLoad } from "../../../src/server/records/loading/loads.ts";
import { prepareBatch } from "../../../src/server/records/loading/prepareBatch.ts";
import { ALONE } from "../../../src/server/records/loading/throttle.ts";
import { throttledDatabases, throttledStore } from "../../../src/server/records/loading/throttledStore.ts";
import { withBackend } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";
import { memoryDatabases } from "../databases/memoryDatabases.ts";

const AT = "2026-11-25T03:00:00.000Z";

const idsOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => String(1_000 + index));

/**
 * A store whose calls take as long as the test says, and what the load did with it.
 * @param tookFor milliseconds of a call with this many documents
 * @param isSearched whether citizens search
 */
async function timed(isShared: boolean, tookFor: (count: number) => number, isSearched = () => true) {
  const did: (readonly ["gives way"] | readonly ["rests" | "calls", number])[] = [];
  let milliseconds = 0;
  const called = (count: number) => {
    did.push(["calls", count]);
    milliseconds += tookFor(count);
  };
  const store: DocumentStore = {
    ...(await memoryDatabases()).records,
    isShared,
    async readAll(ids) {
      called(ids.length);
      return [];
    },
    async writeAll(documents) {
      called(documents.length);
      return documents.map(() => true);
    },
  };
  const paced = throttledStore(store, {
    giveWay: async () => void did.push(["gives way"]),
    isSearched,
    async rest(time) {
      did.push(["rests", time]);
      milliseconds += time;
    },
    now: () => milliseconds,
  });
  const sizes = () => did.flatMap(([what, size]) => (what === "calls" ? [size] : []));
  return { did, paced, sizes };
}

describe("a load in the database of its own process", () => {
  test("gives way to searches before each call, which reads at most 10 documents", async () => {
    const { did, paced } = await timed(false, () => 1_000);
    await paced.readAll(idsOf(25));
    expect(did).toEqual([10, 10, 5].flatMap((count) => [["gives way"], ["calls", count]]));
  });

  test("writes at most 10 documents in a call, and learns of each whether it was written", async () => {
    const { paced, sizes } = await timed(false, () => 1);
    expect(await paced.writeAll(idsOf(12).map((_id) => ({ _id })))).toEqual(Array(12).fill(true));
    expect(sizes()).toEqual([10, 2]);
  });

  test("lists the same documents in small parts", () =>
    withBackend(async ({ databases: { records } }) => {
      await records.writeAll(idsOf(35).map((_id) => ({ _id: `many:${_id}` })));
      const paced = throttledStore(records, ALONE);
      for (const range of [
        { prefix: "many:", limit: 30 },
        { prefix: "many:", limit: 100, after: "many:1008" },
        { prefix: "", limit: 100 },
      ])
        expect(await paced.list(range)).toEqual(await records.list(range));
    }));
});

describe("a load in a database that other processes share", () => {
  test("reads and writes 200 documents in a call without a rest while no citizen searches", async () => {
    let hasCitizens = false;
    const { did, paced } = await timed(
      true,
      (count) => count * 2,
      () => hasCitizens,
    );
    const calls = () => did.splice(0).filter(([what]) => what !== "gives way");
    await paced.readAll(idsOf(500));
    expect(calls()).toEqual([200, 200, 100].map((count) => ["calls", count]));
    hasCitizens = true;
    await paced.readAll(idsOf(20));
    expect(calls()).toEqual([
      ["rests", 200],
      ["calls", 20],
    ]);
  });

  test("rests after each call as long as that took while citizens search, because it cannot wait for each search", async () => {
    const { did, paced } = await timed(true, (count) => count * 2);
    await paced.readAll(idsOf(60));
    expect(did.filter(([what]) => what !== "gives way")).toEqual([
      ["calls", 20],
      ["rests", 40],
      ["calls", 20],
      ["rests", 40],
      ["calls", 20],
    ]);
  });

  test("makes its calls larger while the database answers fast, up to 200 documents", async () => {
    const { paced, sizes } = await timed(true, () => 5);
    await paced.readAll(idsOf(700));
    expect(sizes()).toEqual([20, 40, 80, 160, 200, 200]);
  });

  test("makes its calls smaller again when the database answers slowly", async () => {
    let each = 0.1;
    const { paced, sizes } = await timed(true, (count) => count * each);
    await paced.readAll(idsOf(300));
    each = 1;
    await paced.readAll(idsOf(400));
    expect(sizes()).toEqual([20, 40, 80, 160, 200, 100, 50, 50]);
  });

  test("goes on after two seconds when the database hung", async () => {
    const { did, paced } = await timed(true, () => 60_000);
    await paced.readAll(idsOf(40));
    expect(did).toContainEqual(["rests", 2_000]);
  });
});

test("a changed record writes no search key that it already had, and a new number writes one", () =>
  withBackend(async ({ databases }) => {
    const written: string[] = [];
    const noting = (store: DocumentStore): DocumentStore => ({
      ...store,
      writeAll(documents: readonly NewDocument[]) {
        written.push(...documents.map(({ _id }) => _id).filter((id) => id.startsWith("search_key:")));
        return store.writeAll(documents);
      },
    });
    const paced = throttledDatabases({ ...databases, records: noting(databases.records) }, ALONE);
    const load = async (vehicle_no: string, payer: string) => {
      const begun = await beginLoad(paced.records, { file: "a".repeat(64), scopes: ["mpt:compound"] }, AT);
      if ("busy" in begun) throw new Error("another load changes the same records");
      const given = [documentOf({ ...COMPOUND, vehicle_no, payer }, undefined)];
      await prepareBatch(paced, begun.load, 0, given, {
        read: (document) => document,
        confirmed: new Set(),
        now: new Date(AT),
        throttle: ALONE,
      });
      await switchLoad(paced.records, begun.load, AT);
      for (let after: string | null | undefined; after !== null; )
        after = await finishBatches(paced, begun.load, { now: AT, after });
      return written.splice(0);
    };
    expect(await load("SAB9999Z", "AMINAH")).toContain("search_key:mpt:compound:SAB9999Z:K26000001");
    expect(await load("SAB9999Z", "BINTANG")).toEqual([]);
  }));
