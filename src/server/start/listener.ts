import { serve } from "@hono/node-server";

type Fetch = NonNullable<Parameters<typeof serve>[0]>["fetch"];

/** A port of this machine that answers; its app may come later than its number. */
export interface Listener {
  readonly port: number;
  /** Gives it what answers; until then it says that it is not ready. */
  answerWith(fetch: Fetch): void;
  /** Takes no other call; resolves when those under way are answered, or were cut off for taking too long. */
  close(): Promise<void>;
}

/** What a call may still take once the listener closes: more than the server gives a gateway. Milliseconds. */
const GRACE = 15_000;

/**
 * @param port 0 takes any free one
 * @param host the address to listen at: by default, that of this machine alone
 * @throws Error EADDRINUSE when another program has the port
 */
export async function listen(port: number, host = "127.0.0.1"): Promise<Listener> {
  let answer: Fetch = () => new Response("starting", { status: 503, headers: { "Retry-After": "1" } });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = serve({ hostname: host, port, fetch: (request, env) => answer(request, env) }, (info) =>
    resolve(info.port),
  );
  server.once("error", reject);
  return {
    port: await promise,
    answerWith(fetch) {
      answer = fetch;
    },
    close: () =>
      new Promise((done, failed) => {
        const cutOff = setTimeout(() => {
          if ("closeAllConnections" in server) server.closeAllConnections();
        }, GRACE);
        server.close((failure) => {
          clearTimeout(cutOff);
          if (failure) failed(failure);
          else done();
        });
        // browsers keep connections open that carry nothing any more
        if ("closeIdleConnections" in server) server.closeIdleConnections();
      }),
  };
}
