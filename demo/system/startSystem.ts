import { adminCredentials } from "../backend/accounts/firstAdmin.ts";
import { systemClock } from "../backend/clock.ts";
import { closeDatabases } from "../backend/databases/openDatabases.ts";
import { createMetrics } from "../backend/operation/metrics.ts";
import { metricsTokenOf } from "../backend/operation/metricsToken.ts";
import { systemTimer } from "../backend/timer.ts";
import { databasesOf } from "./databasesOf.ts";
import { endApps } from "./endApps.ts";
import { realGateways } from "./gateways.ts";
import { openListeners } from "./listeners.ts";
import { prepareDatabases } from "./prepareDatabases.ts";
import { startApps } from "./startApps.ts";
import type { System, SystemOptions } from "./system.ts";

/**
 * Starts the whole system on this machine: the portal with its back end, the council sites, the simulated exchange. Data that
 * stands is kept, what a crash left unfinished is completed first.
 * @throws when a port or the databases belong to another program
 */
export async function startSystem(options: SystemOptions): Promise<System> {
  const {
    settings,
    clock = systemClock,
    timer = systemTimer,
    throughDatabases = (opened) => opened,
  } = options;
  // what cannot be used is said before anything is opened
  const admin = await adminCredentials(settings);
  const metricsToken = await metricsTokenOf(settings);
  const real = await realGateways(settings, clock.now());
  const databases = throughDatabases(await databasesOf(settings));
  const metrics = createMetrics(databases, clock);
  const log = metrics.counted(options.log);
  await prepareDatabases(databases, { admin, isDemo: real.exchange === undefined }, log);

  const listeners = await openListeners(options);
  let isEnding = false;
  const watched = { metrics, metricsToken, isEnding: () => isEnding };
  const parts = await startApps({ ...options, clock, timer, log }, databases, listeners, real, watched);
  return {
    ...parts,
    databases,
    async close() {
      isEnding = true;
      await endApps(parts, listeners);
      await closeDatabases(databases);
    },
  };
}
