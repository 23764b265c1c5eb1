import type { Client } from "./client.ts";

/**
 * POST /api/query: the database proxy, by a path in base64 (specification, section 7). The server lets through the
 * specification's uses only.
 * @throws PortalError
 */
export function query(client: Client, path: string, signal?: AbortSignal): Promise<unknown> {
  return client.post("api/query", { url: btoa(path) }, { signal });
}
