import { mask } from "superstruct";
import type { Bill, BillRow } from "../charges/index.ts";
import type { Client } from "./client.ts";
import { readAnswer } from "./readAnswer.ts";
import { rowsAnswer, type SearchQuery } from "./schemas/search.ts";

/**
 * POST /assessments, /compounds, ...: the rows that the number finds, names masked; none when it finds nothing.
 * @throws PortalError
 */
export async function findRows(
  client: Client,
  charge: Bill,
  query: SearchQuery,
  signal?: AbortSignal,
): Promise<readonly BillRow[]> {
  const answer = await client.post(charge.findCall, query, { signal });
  return readAnswer(() => mask(answer, rowsAnswer).rows.map((row) => charge.row.read(row)));
}
