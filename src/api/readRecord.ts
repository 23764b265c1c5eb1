import { mask } from "superstruct";
import type { RecordedCharge, RecordFields } from "../charges/charge.ts";
import type { CartItem, ServiceLine } from "../charges/index.ts";
import type { CouncilCode } from "../domain/councils.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./readAnswer.ts";
import { recordAnswer, type SearchQuery } from "./schemas/search.ts";

/** A record. `attemptOpenSince` is an instant in UTC: since then somebody may be paying the bill at the bank. */
export interface ReadRecord<Recorded> {
  readonly record: Recorded;
  readonly attemptOpenSince: string | undefined;
}

/** The query for the record of a number as printed. */
export function recordQuery(
  charge: Pick<
    RecordedCharge<RecordFields, CartItem, ServiceLine>,
    "type" | "normaliseNumber" | "registerOf"
  >,
  council: CouncilCode,
  number: string,
): SearchQuery {
  return {
    council,
    payment_type: charge.type,
    _id: charge.normaliseNumber(number),
    database: charge.registerOf(number),
  };
}

/**
 * POST /search: one record with its current balance. Names are masked, except the user's own after the central team has verified
 * their identity card.
 * @throws PortalError, `missing` when there is no record
 */
export async function readRecord<Recorded extends RecordFields>(
  client: Client,
  charge: Pick<RecordedCharge<Recorded, CartItem, ServiceLine>, "record">,
  query: SearchQuery,
  signal?: AbortSignal,
): Promise<ReadRecord<Recorded>> {
  const answer = await client.post("search", query, { signal });
  return readAnswer(() => ({
    record: charge.record.read(answer),
    attemptOpenSince: mask(answer, recordAnswer).attempt_open_since,
  }));
}
