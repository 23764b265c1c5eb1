import { base64Of } from "../domain/base64.ts";
import type { Client } from "./client.ts";

/**
 * POST /api/query: the database proxy, by a path in base64 and what is sent beside it (specification, section 7). The server
 * lets through the specification's uses only.
 * @param beside `payload` for a search or a write, absent for a read
 * @throws PortalError
 */
export function query(
  client: Client,
  path: string,
  beside: { readonly payload?: unknown; readonly signal?: AbortSignal | undefined } = {},
): Promise<unknown> {
  const { payload, signal } = beside;
  return client.post("api/query", { url: base64Of(path), payload }, { signal });
}
