import { mask } from "superstruct";
import type { RecordedCharge, RecordFields } from "../charges/charge.ts";
import type { Bill, BillRecord, BillRow, CartItem, ServiceLine } from "../charges/index.ts";
import { base64Of } from "../domain/base64.ts";
import type { CouncilCode } from "../domain/councils.ts";
import type { Client } from "./client.ts";
import { PortalError, readAnswer } from "./fault.ts";
import { type RowsQuery, recordAnswer, rowsAnswer, type SearchQuery } from "./schemas/search.ts";

/**
 * Finds the rows of a number: POST /assessments, /compounds, /market, or GET /api/licenses (rules 7.12, 7.13). Names are masked,
 * except the user's own after the central team has verified their identity card. Returns an empty list when nothing is found.
 * @throws PortalError
 */
export async function findRows(
  client: Client,
  charge: Bill,
  query: RowsQuery,
  signal?: AbortSignal,
): Promise<readonly BillRow[]> {
  const answer = await nothingIfMissing(ask(client, charge, query, signal));
  if (answer === undefined) return [];
  return readAnswer(() => mask(answer, rowsAnswer).rows.map((row) => charge.row.read(row)));
}

function ask(client: Client, { findCall }: Bill, query: RowsQuery, signal?: AbortSignal): Promise<unknown> {
  if (findCall !== "api/licenses") return client.post(findCall, query, { signal });
  const asked = new URLSearchParams({
    id: base64Of(query._id),
    type: query.database ?? "",
    council: query.council,
  });
  return client.get(`${findCall}?${asked}`, { signal });
}

/** A search without a result is not an error: the answer is `missing`, also for parameters that can match nothing. */
async function nothingIfMissing(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PortalError && error.fault.kind === "missing") return undefined;
    throw error;
  }
}

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
 * Reads the record of a row that `findRows` found.
 * @throws PortalError, `missing` when there is no record any more
 */
export function readRow(
  client: Client,
  charge: Bill,
  row: BillRow,
  signal?: AbortSignal,
): Promise<ReadRecord<BillRecord>> {
  const query = {
    council: row.council,
    payment_type: row.type,
    _id: row._id,
    database: charge.registerOf(row._id),
  };
  return readRecord(client, charge, query, signal);
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
