import { base64Of } from "../domain/base64.ts";
import type { StatusToken } from "../domain/identifiers.ts";
import { bearer } from "./bearer.ts";
import type { Client } from "./client.ts";

/** What is sent beside the path. */
export interface Beside {
  /** For a search or a write, absent for a read. */
  readonly payload?: unknown;
  /** The status token of the payment that lets it be read or written, where not everybody may. */
  readonly token?: StatusToken | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * POST /api/query: the database proxy, by a path in base64 and what is sent beside it (docs/specification.md, section 7). The
 * server
 * lets through the specification's uses only.
 * @throws PortalError
 */
export function query(client: Client, path: string, beside: Beside = {}): Promise<unknown> {
  const { payload, token, signal } = beside;
  return client.post("api/query", { url: base64Of(path), payload }, { headers: bearer(token), signal });
}

/**
 * PUT to the same proxy path: writes a document (docs/specification.md, section 7).
 * @throws PortalError
 */
export function write(client: Client, path: string, beside: Beside): Promise<unknown> {
  const { payload, token, signal } = beside;
  return client.put("api/query", { url: base64Of(path), payload }, { headers: bearer(token), signal });
}
