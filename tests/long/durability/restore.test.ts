import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { StoredDocument } from "../../../src/server/databases/documentStore.ts";
import { checkBackup, restoreBackup } from "../../../src/server/operation/backup.ts";
import { checkRestored } from "../../../src/server/operation/checkRestored.ts";
import { type BackendProcess, Gone } from "./childProcess.ts";
import { fromPayer, type Journey, newJourney, travel } from "./journey.ts";
import { inWorld, type World } from "./world.ts";

/**
 * The drill of a lost disk: people pay, a backup is taken meanwhile, more people pay, and the databases are lost. After the restore
 * the banks send their proofs again. Each paid payment must be paid, or wait for a person with its order number and amount.
 */

const PAYERS = 4;

/** The backup begins after so many payments, and the databases are lost after so many. */
const AT_BACKUP = 8;
const AT_LOSS = 24;

/** The payments in progress at the loss come on top. */
const MOST = AT_LOSS + 2 * PAYERS;

test(
  "after a restore under load every paid payment is paid, or waits for a person with its order number and amount",
  () =>
    inWorld("embedded", MOST, async (world) => {
      const running = await world.begin();
      const journeys: Journey[] = [];
      const backup = Promise.withResolvers<readonly string[]>();
      let ended = 0;
      const payOneByOne = async () => {
        while (journeys.length < MOST) {
          // so that payments are in the backup, beside it and after it
          if (journeys.length >= AT_BACKUP + PAYERS) await backup.promise;
          const number = journeys.length + 1;
          const journey = newJourney(number, { gateway: number % 4 === 0 ? "card" : "fpx" });
          journeys.push(journey);
          await travel(journey, running, world.banks).catch(unlessGone);
          ended += 1;
          if (ended === AT_BACKUP) backup.resolve(takeBackup(running, world));
          if (ended === AT_LOSS) running.kill();
        }
      };
      await Promise.all(Array.from({ length: PAYERS }, payOneByOne));
      await running.ended;
      await restore(world, await backup.promise);

      const again = await world.begin();
      for (const { order, gateway } of journeys) {
        const proof = order === undefined ? undefined : world.banks[gateway].directAnswer(order);
        if (proof === undefined) continue;
        // 404 has the bank repeat its proof, which a person already has
        expect([200, 404]).toContain((await again.app.request(proof.path, proof.init)).status);
      }
      const atBank = journeys.filter(
        ({ order, gateway }) => order && world.banks[gateway].directAnswer(order),
      );
      const states = await Promise.all(atBank.map((journey) => stateOf(journey, again)));
      expect(await again.end()).toBe(true);

      const waiting = await world.inDatabases(({ settlements }) =>
        settlements.list({ prefix: "unmatched_payment:", limit: 100 }),
      );
      const kept = new Map<unknown, StoredDocument>(waiting.map((entry) => [entry.order_number, entry]));
      for (const [place, { order, request }] of atBank.entries())
        if (states[place] !== "paid")
          expect(kept.get(order)).toMatchObject({ status: "open", amount: request.amount });
      // the drill has payments of both kinds, and none is both
      expect(kept.size).toBeGreaterThan(0);
      expect(states.filter((state) => state === "paid").length).toBe(atBank.length - kept.size);
      expect(states.filter((state) => state === "paid").length).toBeGreaterThanOrEqual(AT_BACKUP);
    }),
  120_000,
);

function unlessGone(failure: unknown): void {
  if (!(failure instanceof Gone)) throw failure;
}

async function takeBackup({ app }: BackendProcess, { data }: World): Promise<readonly string[]> {
  const token = (await readFile(join(data, "internal-token"), "utf8")).trim();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.request("/internal/backup", { method: "POST", headers });
  return (await answer.text()).trimEnd().split("\n");
}

async function restore(world: World, backup: readonly string[]): Promise<void> {
  async function* lines() {
    yield* backup;
  }
  await rm(join(world.data, "databases"), { recursive: true });
  await checkBackup(lines());
  await world.inDatabases(async (databases) => {
    await restoreBackup(databases, lines());
    await checkRestored(databases, { now: () => new Date() });
  });
}

/** The status that the payer reads, or undefined when the portal does not know the payment. */
async function stateOf({ payment, number }: Journey, { app }: BackendProcess): Promise<unknown> {
  const answer = await app.request(`/api/payments/${payment?.status_token}`, { headers: fromPayer(number) });
  if (answer.status === 404) return undefined;
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { readonly status: string }).status;
}
