import type { Client, createClient } from "./client.ts";
import { PortalError } from "./fault.ts";

/**
 * Loads the code that a call needs. The caller sees a failed load as a failed call.
 * @throws PortalError when the code cannot be loaded
 */
export async function fetchPart<Part>(fetch: () => Promise<Part>): Promise<Part> {
  try {
    return await fetch();
  } catch (error) {
    throw new PortalError(navigator.onLine ? { kind: "unreachable" } : { kind: "offline" }, error);
  }
}

/** A client that loads its code with the first call, so that nobody waits for it while only typing. */
export function fetchedClient(...settings: Parameters<typeof createClient>): Client {
  let coming: Promise<Client> | undefined;
  const fetched = () => {
    coming ??= fetchPart(async () => (await import("./client.ts")).createClient(...settings));
    // lets the next call try again
    coming.catch(() => {
      coming = undefined;
    });
    return coming;
  };
  return {
    get: async (...call) => (await fetched()).get(...call),
    post: async (...call) => (await fetched()).post(...call),
    put: async (...call) => (await fetched()).put(...call),
    delete: async (...call) => (await fetched()).delete(...call),
    query: async (...call) => (await fetched()).query(...call),
    write: async (...call) => (await fetched()).write(...call),
    postBlob: async (...call) => (await fetched()).postBlob(...call),
    getBlob: async (...call) => (await fetched()).getBlob(...call),
  };
}
