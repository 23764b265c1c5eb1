import { mask } from "superstruct";
import type { Bill, BillRow } from "../charges/index.ts";
import { base64Of } from "../domain/base64.ts";
import type { Client } from "./client.ts";
import { PortalError } from "./fault.ts";
import { readAnswer } from "./readAnswer.ts";
import { rowsAnswer, type SearchQuery } from "./schemas/search.ts";

/**
 * Finds the rows of a number: POST /assessments, /compounds, /market, or GET /api/licenses (rules 7.12, 7.13). Names are masked,
 * except the user's own after the central team has verified their identity card. Returns an empty list when nothing is found.
 * @throws PortalError
 */
export async function findRows(
  client: Client,
  charge: Bill,
  query: SearchQuery,
  signal?: AbortSignal,
): Promise<readonly BillRow[]> {
  const answer = await nothingIfMissing(ask(client, charge, query, signal));
  if (answer === undefined) return [];
  return readAnswer(() => mask(answer, rowsAnswer).rows.map((row) => charge.row.read(row)));
}

function ask(client: Client, { findCall }: Bill, query: SearchQuery, signal?: AbortSignal): Promise<unknown> {
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
