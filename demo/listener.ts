import { serve } from "@hono/node-server";

type Fetch = NonNullable<Parameters<typeof serve>[0]>["fetch"];

/** A port of this machine that answers; its app may come later than its number. */
export interface Listener {
  readonly port: number;
  /** Gives it what answers; until then it says that it is not ready. */
  answerWith(fetch: Fetch): void;
  close(): Promise<void>;
}

/**
 * Listens on the loopback address alone.
 * @param port 0 takes any free one
 * @throws Error EADDRINUSE when another program has the port
 */
export async function listen(port: number): Promise<Listener> {
  let answer: Fetch = () => new Response("starting", { status: 503, headers: { "Retry-After": "1" } });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = serve(
    { hostname: "127.0.0.1", port, fetch: (request, env) => answer(request, env) },
    (info) => resolve(info.port),
  );
  server.once("error", reject);
  return {
    port: await promise,
    answerWith(fetch) {
      answer = fetch;
    },
    close: () =>
      new Promise((done, failed) => {
        server.close((failure) => (failure ? failed(failure) : done()));
        // browsers keep connections open that carry nothing any more
        if ("closeIdleConnections" in server) server.closeIdleConnections();
      }),
  };
}
