import { serve } from "@hono/node-server";

type Fetch = NonNullable<Parameters<typeof serve>[0]>["fetch"];

/** A port of this machine that accepts calls. It can have its number before it has its app. */
export interface Listener {
  readonly port: number;
  /** Sets the app. Until then each call gets 503. */
  answerWith(fetch: Fetch): void;
  /** From now on each answer closes its connection, so that a proxy sends its next call to another process. */
  drain(): void;
  /** Stops accepting calls. Resolves when each call in progress is answered, or was cut off after the grace period. */
  close(): Promise<void>;
}

/** The longest time for a call after the listener closes, in milliseconds. Longer than the server waits for a gateway. */
const GRACE = 15_000;

/**
 * @param port 0 takes any free port
 * @param host the address to listen at; by default only this machine can connect
 * @throws Error EADDRINUSE when another program has the port
 */
export async function listen(port: number, host = "127.0.0.1"): Promise<Listener> {
  let answer: Fetch = () => new Response("starting", { status: 503, headers: { "Retry-After": "1" } });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let isDraining = false;
  const fetch: Fetch = async (request, env) => {
    const response = await answer(request, env);
    return isDraining ? closing(response) : response;
  };
  const server = serve({ hostname: host, port, fetch }, (info) => resolve(info.port));
  server.once("error", reject);
  return {
    port: await promise,
    answerWith(fetch) {
      answer = fetch;
    },
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
