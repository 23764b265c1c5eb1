import type { Timer } from "../timer.ts";
import { asDatabaseAway, DatabaseAwayError } from "./databaseAway.ts";

export type Fetch = (url: string, options?: RequestInit) => Promise<Response>;

/** A node that has not answered for so long is asked whether it is alive. Milliseconds. */
const PATIENCE = 5_000;

/**
 * The time for the node's answer to that, as several short waits in milliseconds. While this process itself is blocked, at most one
 * wait ends, so the process does not take its own pause for the node's.
 */
const ALIVE = { waits: 8, each: 500 };

/**
 * Sends each call to one node of a CouchDB cluster, and to the next one when that node is down or frozen. A node that answers slowly,
 * because it builds a view, is waited for.
 *
 * A write that a node may have got is never sent again: it could be done twice. The caller gets DatabaseAwayError, and repeats its
 * work from the beginning.
 *
 * @param addresses of the nodes; the calls are made for the first one, and carry its credentials
 */
export function clusterFetch(addresses: readonly string[], fetch: Fetch, timer: Pick<Timer, "wait">): Fetch {
  const nodes = addresses.map(nodeOf);
  const [first = ""] = nodes;
  let preferred = 0;
  return async (url, options = {}) => {
    const path = url.startsWith(first) ? url.slice(first.length) : new URL(url).pathname;
    const start = preferred;
    let failure: unknown = new DatabaseAwayError("no node");
    for (let step = 0; step < nodes.length; step += 1) {
      const index = (start + step) % nodes.length;
      try {
        const response = await askNode(nodes[index] ?? first, path, options, fetch, timer);
        preferred = index;
        return response;
      } catch (thrown) {
        failure = asDatabaseAway(thrown);
        if (!(failure instanceof DatabaseAwayError)) throw thrown;
        if (preferred === index) preferred = (index + 1) % nodes.length;
        if (!wasNeverSent(failure) && !isRead(options)) throw failure;
      }
    }
    throw failure;
  };
}

const wasNeverSent = ({ code }: DatabaseAwayError): boolean =>
  ["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"].includes(code);

const isRead = ({ method = "GET" }: RequestInit): boolean => method === "GET" || method === "HEAD";

/** The address without credentials and without a slash at its end. */
function nodeOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname.replace(/\/+$/, "")}`;
}

/** @throws DatabaseAwayError "frozen" when the node neither answers nor says that it is alive */
async function askNode(
  node: string,
  path: string,
  options: RequestInit,
  fetch: Fetch,
  timer: Pick<Timer, "wait">,
): Promise<Response> {
  const over = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, over.signal]) : over.signal;
  const watching = new AbortController();
  const frozen = async (): Promise<never> => {
    for (;;) {
      await timer.wait(PATIENCE, watching.signal);
      if (watching.signal.aborted) return new Promise(() => {});
      if (!(await isAlive(node, fetch, timer))) throw new DatabaseAwayError("frozen");
    }
  };
  try {
    return await Promise.race([fetch(`${node}${path}`, { ...options, signal }), frozen()]);
  } catch (failure) {
    over.abort();
    throw failure;
  } finally {
    watching.abort();
  }
}

/** An answer of 404 also shows that the node is not frozen: a node in maintenance sends it, and a server without `/_up`. */
async function isAlive(node: string, fetch: Fetch, timer: Pick<Timer, "wait">): Promise<boolean> {
  const over = new AbortController();
  const tooLate = async (): Promise<boolean> => {
    for (let waited = 0; waited < ALIVE.waits; waited += 1) await timer.wait(ALIVE.each, over.signal);
    return false;
  };
  const answered = fetch(`${node}/_up`, { signal: over.signal }).then(
    ({ status }) => status < 500,
    () => false,
  );
  try {
    return await Promise.race([answered, tooLate()]);
  } finally {
    over.abort();
  }
}

/** @param setting COUCHDB_URL */
export function addressesOf(setting: string): readonly string[] {
  return setting.split(/[\s,]+/).filter((address) => address !== "");
}
