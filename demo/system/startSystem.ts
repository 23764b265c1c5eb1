import { type Clock, systemClock } from "../../src/server/clock.ts";
import { SettingsError } from "../../src/server/settings/settingsError.ts";
import { startServer } from "../../src/server/start/startServer.ts";
import { addMadeUpRecords } from "../records/addMadeUpRecords.ts";
import { openOutside } from "./openOutside.ts";
import { forgetRunning, noteRunning } from "./runningSystem.ts";
import type { System, SystemOptions } from "./system.ts";

/**
 * Starts the demonstration on this machine: the portal with its back end, the council sites, the simulated gateways, and a mailbox
 * unless the settings name a mail server. It keeps existing data, and first completes work that a crash interrupted.
 * @throws if another program uses a port or the databases, or the settings name an exchange: nobody may pay made-up bills with real
 *   money
 */
export async function startSystem({ ports, ...options }: SystemOptions): Promise<System> {
  if (options.settings.KAUNTER_FPX_URL !== undefined)
    throw new SettingsError("the demonstration simulates the exchange, so KAUNTER_FPX_URL must name none");
  const clock: Clock = options.clock ?? systemClock;
  const { promise: opened, resolve: open } = Promise.withResolvers<
    Awaited<ReturnType<typeof openOutside>> & { readonly at: string }
  >();
  const server = await startServer({
    ...options,
    clock,
    port: ports.portal,
    demonstration: {
      addRecords: addMadeUpRecords,
      open: async (calls) => {
        const outside = await openOutside({ ports, settings: options.settings, clock }, calls);
        open({ ...outside, at: calls.server });
        return outside;
      },
    },
  });
  const { urls, exchange, cardGateway, at } = await opened;
  const { KAUNTER_DATA: data } = options.settings;
  await noteRunning(data, { portal: server.portal, server: at });
  return {
    urls: { portal: server.portal, ...urls },
    databases: server.databases,
    exchange,
    cardGateway,
    close: async () => {
      await server.close();
      await forgetRunning(data);
    },
  };
}
