import { type Clock, systemClock } from "../../src/server/clock.ts";
import { startServer } from "../../src/server/start/startServer.ts";
import { addMadeUpRecords } from "../records/addMadeUpRecords.ts";
import { openOutside } from "./openOutside.ts";
import type { System, SystemOptions } from "./system.ts";

/**
 * Starts the whole system on this machine: the portal with its back end, the council sites, and what stands in for the outside
 * world where the settings name nothing. Data that stands is kept, what a crash left unfinished is completed first.
 * @throws when a port or the databases belong to another program
 */
export async function startSystem({ ports, ...options }: SystemOptions): Promise<System> {
  const clock: Clock = options.clock ?? systemClock;
  const { promise: opened, resolve: open } = Promise.withResolvers<Awaited<ReturnType<typeof openOutside>>>();
  const server = await startServer({
    ...options,
    clock,
    port: ports.portal,
    demonstration: {
      // made-up bills are for made-up money, never the real exchange's
      addRecords: options.settings.KAUNTER_FPX_URL === undefined ? addMadeUpRecords : undefined,
      open: async (calls) => {
        const outside = await openOutside({ ports, settings: options.settings, clock }, calls);
        open(outside);
        return outside;
      },
    },
  });
  const { urls, exchange, cardGateway } = await opened;
  return {
    urls: { portal: server.portal, ...urls },
    databases: server.databases,
    exchange,
    cardGateway,
    close: () => server.close(),
  };
}
