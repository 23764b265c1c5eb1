import type { RecordedCharge, RecordFields } from "../charges/charge.ts";
import type { CartItem, ServiceLine } from "../charges/index.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./readAnswer.ts";
import type { SearchQuery } from "./schemas/search.ts";

/**
 * POST /search: the one chosen record as it stands now, with what was paid, names masked.
 * @throws PortalError, `missing` when there is none
 */
export async function readRecord<Recorded extends RecordFields>(
  client: Client,
  charge: Pick<RecordedCharge<Recorded, CartItem, ServiceLine>, "record">,
  query: SearchQuery,
  signal?: AbortSignal,
): Promise<Recorded> {
  const answer = await client.post("search", query, { signal });
  return readAnswer(() => charge.record.read(answer));
}
