import { describe, expect, test } from "vitest";
import { isPaymentId } from "../../../src/domain/identifiers.ts";
import { sen } from "../../../src/domain/money.ts";
import type { DocumentStore } from "../../../src/server/databases/documentStore.ts";
import {
  changeDifference,
  ended,
  noteDifference,
  openDifferences,
} from "../../../src/server/reconciliation/difference.ts";
import { endProvenDifferences } from "../../../src/server/reconciliation/endProvenDifferences.ts";
import { lineOf, pay, requestFor } from "../accounts/citizen.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";

const found = (backend: BackendUnderTest, line: number) => ({
  kind: "unknown_to_us" as const,
  reason: "no_payment" as const,
  gateway: "fpx" as const,
  report: "another merchant's",
  line,
  payout: "P-1",
  order_number: `K260803000000000${line}`,
  transaction: null,
  paid_on: "2026-08-03",
  payment_id: null,
  reported: sen(80_00),
  ours: null,
  found_at: backend.clock.now().toISOString(),
});

async function noteFive(backend: BackendUnderTest): Promise<void> {
  for (const line of [1, 2, 3, 4, 5]) {
    // two of them were found at the same moment
    if (line !== 3) backend.clock.pass(1000);
    await noteDifference(backend.databases.settlements, found(backend, line));
  }
}

describe("the open differences", () => {
  test("are listed in pages that miss none, also when the last one of a page ended meanwhile", () =>
    withBackend(async (backend) => {
      const { settlements } = backend.databases;
      await noteFive(backend);
      const first = await openDifferences(settlements, { limit: 2 });
      const last = first.at(-1)?.difference ?? "";
      const at = backend.clock.now().toISOString();
      await changeDifference(settlements, last, (item) => ended(item, "resolved", { at }));
      const rest = await openDifferences(settlements, { after: last });
      const lines = [...first, ...rest].map(({ line }) => line);
      expect(lines.toSorted()).toEqual([1, 2, 3, 4, 5]);
      expect([lines[0], lines[3], lines[4]]).toEqual([1, 4, 5]);
    }));

  test("of lines without a payment are not read in each round, so a wrong file does not slow the enquiries", () =>
    withBackend(async (backend) => {
      const { databases, clock } = backend;
      await noteFive(backend);
      const order = await pay(backend, requestFor([lineOf(COMPOUND, "full")]));
      const payment_id = (await databases.handles.read(`order:${order}`))?.payment_id;
      if (!isPaymentId(payment_id)) throw new Error("no payment");
      const proven = { ...found(backend, 6), reason: "not_paid" as const, order_number: order, payment_id };
      await noteDifference(databases.settlements, proven);
      const read: string[] = [];
      const settlements: DocumentStore = {
        ...databases.settlements,
        readAll: (ids) => {
          read.push(...ids);
          return databases.settlements.readAll(ids);
        },
      };
      await endProvenDifferences({ ...databases, settlements }, clock);
      expect(read).toHaveLength(1);
      expect(await openDifferences(databases.settlements)).toHaveLength(5);
    }));
});
