import fc from "fast-check";
import { expect, test } from "vitest";
import type { DocumentStore } from "../../../src/server/databases/documentStore.ts";
import { SeenIds } from "../../../src/server/records/loading/seenIds.ts";
import { settledAmong } from "../../../src/server/records/loading/settledAmong.ts";

const number = fc.stringMatching(/^[A1]{1,4}$/);
const recordId = fc
  .tuple(fc.constantFrom("mpt", "mps"), number)
  .map(([council, one]) => `${council}:compound:${one}`);

/** Lists the ids in the order of their characters, as the databases do. */
function listing(ids: readonly string[]): Pick<DocumentStore, "list"> & { reads: number } {
  const sorted = [...ids].sort();
  return {
    reads: 0,
    async list({ after = "", limit }) {
      this.reads += 1;
      return sorted
        .filter((id) => id > after)
        .slice(0, limit)
        .map((_id) => ({ _id, _rev: "1-a" }));
    },
  };
}

const asStore = (listed: Pick<DocumentStore, "list">) => listed as DocumentStore;

test("exactly the records with a settlement are found, in whatever order the file names them", () =>
  fc.assert(
    fc.asyncProperty(fc.uniqueArray(recordId), fc.array(recordId), async (records, settled) => {
      const store = listing(settled.map((id, index) => `${id}:P${index}`));
      const found = await settledAmong(asStore(store), records);
      expect([...found].sort()).toEqual(records.filter((id) => settled.includes(id)).sort());
    }),
  ));

test("a thousand records that nobody has paid cost one read", async () => {
  const store = listing(["mpz:compound:A:P1"]);
  await settledAmong(
    asStore(store),
    Array.from({ length: 1000 }, (_, index) => `mpt:compound:${index}`),
  );
  expect(store.reads).toBe(1);
});

test("each record of a file counts as new once", () =>
  fc.assert(
    fc.property(fc.array(recordId, { maxLength: 3000 }), (ids) => {
      const seen = new SeenIds();
      const before = new Set<string>();
      for (const id of ids) {
        expect(seen.add(id)).toBe(!before.has(id));
        before.add(id);
      }
      expect([...before].every((id) => seen.has(id))).toBe(true);
      expect(seen.has("nobody")).toBe(false);
    }),
  ));
