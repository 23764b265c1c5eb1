import { expect, test } from "vitest";
import { sen } from "../../../src/domain/money.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { USUAL_RETENTION } from "../../../src/server/privacy/retention.ts";
import { sweep } from "../../../src/server/privacy/sweep.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { beginLoad, switchLoad } from "../../../src/server/records/loading/loads.ts";
import { prepareBatch } from "../../../src/server/records/loading/prepareBatch.ts";
import { ALONE, type Throttle } from "../../../src/server/records/loading/throttle.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";

/** The daily sweep, after a load that was cut off when it had taken effect. */

const AT = "2026-11-25T03:00:00.000Z";
const ID = "mpt:compound:K26000001";

/** Loads a changed bill, up to the moment when citizens see it. */
async function cutOffLoad(databases: Databases): Promise<void> {
  const scopes = ["mpt:compound"];
  const begun = await beginLoad(databases.records, { file: "a".repeat(64), scopes }, AT);
  if ("busy" in begun) throw new Error("another load changes the same records");
  const changed = documentOf({ ...COMPOUND, amount: sen(90_00) }, undefined);
  await prepareBatch(databases, begun.load, 0, [changed], {
    read: (document) => document,
    confirmed: new Set(),
    now: new Date(AT),
    throttle: ALONE,
  });
  await switchLoad(databases.records, begun.load, AT);
}

const sweepWith = (
  { databases, clock }: Pick<BackendUnderTest, "databases" | "clock">,
  giveWay: Throttle["giveWay"],
  stopping?: AbortSignal,
) =>
  sweep(
    {
      databases,
      clock,
      log: () => undefined,
      retention: USUAL_RETENTION,
      searchesUnderWay: { ...ALONE, giveWay },
    },
    stopping,
  );

const hasFormer = async ({ records }: Databases) => (await records.read(ID))?.next !== undefined;

test("the daily sweep waits for the searches in progress, then removes the old versions that an interrupted load left", () =>
  withBackend(async ({ databases, clock }) => {
    await cutOffLoad(databases);
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const sweeping = sweepWith({ databases, clock }, () => {
      asked.resolve();
      return answered.promise;
    });
    await Promise.race([asked.promise, sweeping]);
    expect(await hasFormer(databases)).toBe(true);
    answered.resolve();
    await sweeping;
    expect(await hasFormer(databases)).toBe(false);
    expect(await databases.records.list({ prefix: "load_", limit: 10 })).toEqual([]);
  }));

test("a daily sweep that the end of the process interrupts leaves the old versions to the next sweep", () =>
  withBackend(async ({ databases, clock }) => {
    await cutOffLoad(databases);
    await sweepWith({ databases, clock }, ALONE.giveWay, AbortSignal.abort());
    expect(await hasFormer(databases)).toBe(true);
    await sweepWith({ databases, clock }, ALONE.giveWay);
    expect(await hasFormer(databases)).toBe(false);
  }));
