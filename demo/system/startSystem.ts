import { type Clock, systemClock } from "../../src/server/clock.ts";
import { startServer } from "../../src/server/start/startServer.ts";
import { addMadeUpRecords } from "../records/addMadeUpRecords.ts";
import { openOutside } from "./openOutside.ts";
import type { System, SystemOptions } from "./system.ts";

/**
 * Starts the whole system on this machine: the portal with its back end, the council sites, and simulators for outside services
 * that the settings do not name. It keeps existing data, and first completes work that a crash interrupted.
 * @throws if another program uses a port or the databases
 */
export async function startSystem({ ports, ...options }: SystemOptions): Promise<System> {
  const clock: Clock = options.clock ?? systemClock;
  const { promise: opened, resolve: open } = Promise.withResolvers<Awaited<ReturnType<typeof openOutside>>>();
  const server = await startServer({
    ...options,
    clock,
    port: ports.portal,
    demonstration: {
      // Nobody may pay made-up bills with real money.
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
