import fc from "fast-check";
import { expect, test } from "vitest";
import type { DocumentStore } from "../../../src/server/databases/documentStore.ts";
import {
  OPEN_DIFFERENCES_VIEW,
  OPEN_REFUNDS_VIEW,
  OPEN_UNMATCHED_VIEW,
} from "../../../src/server/databases/views.ts";
import { runs } from "../../config/seed.ts";
import { withBackend } from "../backendUnderTest.ts";
import { memoryDatabases } from "./memoryDatabases.ts";

const IDS = ["a", "b", "b:1", "b:2", "c"].map((id) => `copied:${id}`);

const writing = fc.record({
  _id: fc.constantFrom(...IDS),
  isCurrent: fc.boolean(),
  fields: fc.constantFrom(
    { type: "other" },
    { type: "settlement_difference", status: "open", found_at: "2026-08-03" },
    { type: "settlement_difference", status: "open", found_at: "2026-08-04" },
    { type: "settlement_difference", status: "ended", found_at: "2026-08-03" },
    { type: "refund_case", status: "open", payment_id: "p1" },
    { type: "unmatched_payment", status: "open" },
  ),
});

type Writing = typeof writing extends fc.Arbitrary<infer Value> ? Value : never;

/** Writes documents, some of them over an outdated revision, and reads them by each call. Revisions count as numbers. */
async function answersOf(store: DocumentStore, writings: readonly Writing[]): Promise<unknown> {
  const answers: unknown[] = [];
  for (const { _id, isCurrent, fields } of writings) {
    const revision = (await store.read(_id))?._rev;
    const known = isCurrent && revision !== undefined ? { _rev: revision } : {};
    answers.push({ _rev: await store.write({ ...fields, _id, ...known }) });
  }
  answers.push(
    await store.writeAll(IDS.slice(0, 2).map((_id) => ({ _id, type: "other" }))),
    await store.readAll(["none", ...IDS]),
    await store.list({ prefix: "copied:b", limit: 2 }),
    await store.list({ prefix: "copied:b", after: "copied:b:1", limit: 2 }),
    await store.rowsBetween(OPEN_DIFFERENCES_VIEW, { from: "2026-08-03", to: "2026-08-05", limit: 2 }),
    await store.idsBetween(OPEN_DIFFERENCES_VIEW, "2026-08-03", "2026-08-04"),
    await store.idsUpTo(OPEN_DIFFERENCES_VIEW, "2026-08-04"),
    await store.rows(OPEN_REFUNDS_VIEW),
    await store.view(OPEN_UNMATCHED_VIEW, ["open"]),
    await store.rowsDown(OPEN_UNMATCHED_VIEW, { below: ["open", "z"], to: ["open"], limit: 2 }),
  );
  const text = JSON.stringify(answers, (name, value) =>
    name === "_rev" ? Number.parseInt(value, 10) : value,
  );
  return JSON.parse(text);
}

test("databases in memory answer as the embedded databases", () =>
  withBackend(async ({ databases: { settlements } }) => {
    const inMemory = (await memoryDatabases()).settlements;
    await fc.assert(
      fc.asyncProperty(fc.array(writing, { minLength: 1, maxLength: 12 }), async (writings) => {
        expect(await answersOf(inMemory, writings)).toEqual(await answersOf(settlements, writings));
      }),
      { numRuns: runs(10), endOnFailure: true },
    );
  }));
