import type { DocumentStore } from "../../databases/documentStore.ts";

/**
 * The records among these that have a settlement. It jumps from the next record to the next settlement and back, so a long row of
 * unpaid bills costs one read.
 * @param recordIds in any order
 */
export async function settledAmong(
  settlements: DocumentStore,
  recordIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  // the id of a settlement is that of its record, a colon and the order number
  const starts = recordIds.map((id) => `${id}:`).sort();
  let reached = "";
  for (const start of starts) {
    if (start < reached) continue;
    const [next] = await settlements.list({ prefix: "", after: start, limit: 1 });
    if (next === undefined) break;
    reached = next._id.slice(0, next._id.lastIndexOf(":") + 1);
    if (reached === start) found.add(start.slice(0, -1));
  }
  return found;
}
