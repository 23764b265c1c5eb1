import type { Bill, BillRecord } from "../charges/index.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./readAnswer.ts";
import type { SearchQuery } from "./schemas/search.ts";

/**
 * POST /search: the one chosen record as it stands now, less what was paid, names masked.
 * @throws PortalError, `missing` when there is none
 */
export async function readRecord(
  client: Client,
  charge: Bill,
  query: SearchQuery,
  signal?: AbortSignal,
): Promise<BillRecord> {
  const answer = await client.post("search", query, { signal });
  return readAnswer(() => charge.record.read(answer));
}
