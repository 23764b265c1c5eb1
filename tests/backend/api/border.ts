import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";

/** A server on a port of this machine, for the client under test. */
export interface Border {
  /** Its address, without a trailing slash. */
  readonly portal: string;
  close(): Promise<void>;
}

/** A server that answers as the app does. */
export function openBorder(app: {
  readonly fetch: Parameters<typeof getRequestListener>[0];
}): Promise<Border> {
  return openServer(getRequestListener(app.fetch));
}

/** A server that may also break the connection. */
export async function openServer(listener: RequestListener): Promise<Border> {
  const server = createServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server has an address object, never the name of a pipe.
  const { port } = server.address() as AddressInfo;
  return {
    portal: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
