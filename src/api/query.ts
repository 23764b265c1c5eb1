import { base64Of } from "../domain/base64.ts";
import type { StatusToken } from "../domain/identifiers.ts";
import type { Client } from "./client.ts";

/** The header that sends a status token. Headers keep the token out of addresses and logs. Without a token there is no header. */
export function bearer(token: string | undefined): Readonly<Record<string, string>> {
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
}

export interface Beside {
  /** For a search or a write. Absent for a read. */
  readonly payload?: unknown;
  /** The status token of the payment that grants access, for paths that not everybody may use. */
  readonly token?: StatusToken | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * POST /api/query: the database proxy, with a path in base64 and an optional payload (rule 7.3). The server allows only the
 * listed uses (rule 7.4).
 * @throws PortalError
 */
export function query(client: Client, path: string, beside: Beside = {}): Promise<unknown> {
  const { payload, token, signal } = beside;
  return client.post("api/query", { url: base64Of(path), payload }, { headers: bearer(token), signal });
}

/**
 * PUT to the same proxy path: writes a document (rule 7.22).
 * @throws PortalError
 */
export function write(client: Client, path: string, beside: Beside): Promise<unknown> {
  const { payload, token, signal } = beside;
  return client.put("api/query", { url: base64Of(path), payload }, { headers: bearer(token), signal });
}
