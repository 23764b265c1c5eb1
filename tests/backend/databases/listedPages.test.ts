import fc from "fast-check";
import { expect, test } from "vitest";
import { changeDocuments } from "../../../src/server/databases/documentStore.ts";
import { everyIdBetween } from "../../../src/server/databases/everyDocument.ts";
import { SETTLED_AT_VIEW, TO_REMIT_VIEW } from "../../../src/server/databases/views.ts";
import { withBackend } from "../backendUnderTest.ts";

const ids = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => `settlement-${String(from + place).padStart(4, "0")}`);

test("a list in pages has each document once and in order, also when more than a page share one time", () =>
  withBackend(async ({ databases: { settlements } }) => {
    let next = 0;
    const day = async (settled_at: string, count: number) => {
      const listed = ids(next, count);
      next += count;
      await settlements.writeAll(listed.map((_id) => ({ _id, type: "settlement", settled_at })));
      return listed;
    };
    const expected = [
      ...(await day("2026-08-03", 150)),
      ...(await day("2026-08-04", 530)),
      ...(await day("2026-08-05", 1)),
      ...(await day("2026-08-06", 199)),
    ];
    await day("2026-08-07", 3);
    const pages = await Array.fromAsync(
      everyIdBetween(settlements, SETTLED_AT_VIEW, "2026-08-03", "2026-08-07"),
    );
    expect(pages.flat()).toEqual(expected);
    expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(200);
  }));

test("a document whose second entry of a view cannot be made has no entry, so that no reader finds half of it", () =>
  withBackend(async ({ databases: { all_payments } }) => {
    const paid = { type: "payment", status: "paid", paid_at: "2026-08-03T01:00:00.000Z" };
    await all_payments.writeAll([
      { ...paid, _id: "half", services: [{ council: "mpt" }, null] },
      { ...paid, _id: "whole", services: [{ council: "mpt" }, { council: "mps" }] },
    ]);
    expect(await all_payments.idsBetween(TO_REMIT_VIEW, "mpt 2026", "mpt 2027")).toEqual(["whole"]);
  }));

test("many documents change at once, and one that another writer changed meanwhile keeps both changes", () =>
  fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(4)), (beaten) =>
      withBackend(async ({ databases: { settlements } }) => {
        const all = ids(0, 5);
        await settlements.writeAll(all.map((_id) => ({ _id, marks: 0 })));
        const racing = {
          ...settlements,
          writeAll: async (documents: Parameters<typeof settlements.writeAll>[0]) => {
            for (const place of beaten) {
              const stored = await settlements.read(all[place] ?? "");
              if (stored) await settlements.write({ ...stored, other: true });
            }
            return settlements.writeAll(documents);
          },
        };
        await changeDocuments(racing, [...all, "missing"], ({ marks, ...stored }) => ({
          ...stored,
          marks: Number(marks) + 1,
        }));
        const stored = await settlements.readAll(all);
        expect(stored.map(({ marks }) => marks)).toEqual([1, 1, 1, 1, 1]);
        expect(stored.flatMap(({ other }, place) => (other ? [place] : []))).toEqual(beaten.toSorted());
      }),
    ),
    { numRuns: 5 },
  ));
