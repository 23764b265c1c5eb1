import { serve } from "@hono/node-server";

type Fetch = NonNullable<Parameters<typeof serve>[0]>["fetch"];

/** A port of this machine that accepts calls. It can have its number before it has its app. */
export interface Listener {
  readonly port: number;
  /** Sets the app. Calls that came before wait for it. */
  answerWith(fetch: Fetch): void;
  /** From now on each answer closes its connection, so that a proxy sends its next call to another process. */
  drain(): void;
  /** Stops accepting calls. Resolves when each call in progress is answered, or was cut off after the grace period. */
  close(): Promise<void>;
}

/** The longest time for a call after the listener closes, in milliseconds. Longer than the server waits for a gateway. */
const GRACE = 15_000;

/**
 * How long an idle connection stays open, in milliseconds. Longer than nginx keeps one (60 seconds): a call that nginx sends while the
 * process closes the connection fails.
 */
const IDLE = 75_000;

/**
 * @param port 0 takes any free port
 * @param host the address to listen at; by default only this machine can connect
 * @throws Error EADDRINUSE when another program has the port
 */
export async function listen(port: number, host = "127.0.0.1"): Promise<Listener> {
  const app = Promise.withResolvers<Fetch>();
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let isDraining = false;
  const fetch: Fetch = async (request, env) => {
    const response = await (await app.promise)(request, env);
    return isDraining ? closing(response) : response;
  };
  const serverOptions = { keepAliveTimeout: IDLE };
  const server = serve({ hostname: host, port, fetch, serverOptions }, (info) => resolve(info.port));
  server.once("error", reject);
  return {
    port: await promise,
    answerWith: app.resolve,
    drain() {
      isDraining = true;
    },
    close: () =>
      new Promise((done, failed) => {
        isDraining = true;
        const cutOff = setTimeout(() => {
          if ("closeAllConnections" in server) server.closeAllConnections();
        }, GRACE);
        server.close((failure) => {
          clearTimeout(cutOff);
          if (failure) failed(failure);
          else done();
        });
        // browsers keep idle connections open
        if ("closeIdleConnections" in server) server.closeIdleConnections();
      }),
  };
}

function closing(response: unknown): unknown {
  if (!(response instanceof Response)) return response;
  const headers = new Headers(response.headers);
  headers.set("Connection", "close");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
