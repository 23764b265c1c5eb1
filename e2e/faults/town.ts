import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "@playwright/test";
import { startSystem } from "../../demo/system/startSystem.ts";
import type { System } from "../../demo/system/system.ts";
import {
  type KeyMaterial,
  loadOrCreateKeyMaterial,
} from "../../src/server/gateways/fpx/protocol/keyMaterial.ts";
import type { LogEntry } from "../../src/server/log.ts";
import { BETWEEN_ROUNDS } from "../../src/server/payments/reconciler.ts";
import { loadOrCreateSecret } from "../../src/server/secrets.ts";
import { readSettings } from "../../src/server/settings/settings.ts";
import { systemTimer, type Timer } from "../../src/server/timer.ts";

/** The whole system in this process, on free ports, with fresh data, the built pages, and a clock that the test sets. */
export interface Town {
  readonly system: System;
  /** The data folder. */
  readonly data: string;
  readonly log: readonly LogEntry[];
  /** The exchange's signing keys. */
  readonly exchangeKeys: KeyMaterial;
  /** The signing key of the card gateway and the portal. */
  readonly cardMerchantKey: string;
  /** The servers' time. A browser has its own. */
  now(): Date;
  /** Moves the servers' clock. */
  pass(milliseconds: number): void;
  /** Runs the reconciler once, for everything that is due. */
  reconcile(): Promise<void>;
  close(): Promise<void>;
}

const built = (folder: string) => fileURLToPath(new URL(`../../dist/${folder}`, import.meta.url));

/** All tests of a file come from one address, and count as one payer. */
const MANY_CITIZENS = { KAUNTER_SEARCHES_PER_HOUR: "100000", KAUNTER_PAYMENTS_PER_HOUR: "100000" };

/** Tests with a whole system of these settings. Each worker starts one. */
export const inTown = (settings: Readonly<Record<string, string>> = {}) =>
  test.extend<object, { readonly town: Town }>({
    town: [
      // Playwright reads a fixture's dependencies from its pattern, and refuses an empty pattern.
      async ({ browserName: _ }, use) => {
        const town = await startTown(settings);
        await use(town);
        await town.close();
      },
      { scope: "worker", timeout: 120_000 },
    ],
  });

/** @param settings in addition to the data folder */
async function startTown(settings: Readonly<Record<string, string>>): Promise<Town> {
  const data = await mkdtemp(join(tmpdir(), "kaunter-faults-"));
  const log: LogEntry[] = [];
  const rounds = reconcilerRounds();
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const system = await startSystem({
    ports: { portal: 0, councils: 0, simulators: 0 },
    settings: readSettings({ ...MANY_CITIZENS, ...settings, KAUNTER_DATA: data }),
    files: { portal: built("portal"), widgets: built("widgets") },
    log: (entry) => log.push(entry),
    clock: { now },
    timer: rounds.timer,
  });
  return {
    system,
    data,
    log,
    exchangeKeys: await loadOrCreateKeyMaterial(join(data, "keys"), "fpx-simulator"),
    cardMerchantKey: await loadOrCreateSecret(join(data, "keys"), "card-merchant-key"),
    now,
    pass: (milliseconds) => {
      ahead += milliseconds;
    },
    reconcile: rounds.next,
    async close() {
      await system.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** The test starts each round of the reconciler. Other timers run as usual. */
function reconcilerRounds() {
  let waiting = Promise.withResolvers<void>();
  let begin = () => {};
  const timer: Timer = {
    wait: (milliseconds, signal) => {
      if (milliseconds !== BETWEEN_ROUNDS) return systemTimer.wait(milliseconds, signal);
      const passed = new Promise<void>((pass) => {
        begin = pass;
        if (signal.aborted) pass();
        signal.addEventListener("abort", () => pass(), { once: true });
      });
      waiting.resolve();
      return passed;
    },
  };
  return {
    timer,
    /** Ends the wait, and resolves when the following round has ended. */
    async next(): Promise<void> {
      await waiting.promise;
      waiting = Promise.withResolvers();
      begin();
      await waiting.promise;
    },
  };
}
