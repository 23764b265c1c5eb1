import { array, create, integer, object } from "superstruct";
import type { RecordDocument } from "../records/document.ts";
import { type HeldOutRecord, heldOutRecord } from "../records/heldOut.ts";
import { loadRecords } from "../records/loadRecords.ts";
import { type Delivery, inDatabases, postToSystem, reasonOf, type SystemPlace } from "./runningSystem.ts";

/** Records in one request. Even with the largest photos, the body stays below its limit. */
const BATCH = 100;

const loadAnswer = object({ loaded: integer(), held_out: array(heldOutRecord) });

export type RecordsDelivery =
  | { readonly delivered: string; readonly heldOut: readonly HeldOutRecord[] }
  | { readonly refused: string };

/**
 * Adds records to the running data. While the system runs, it writes them itself, because only one process can use the embedded
 * databases. When nothing runs, the command writes them into the databases.
 * @param confirmed the ids of records to load although they bring a paid bill back
 */
export async function deliverRecords(
  records: readonly RecordDocument[],
  confirmed: readonly string[],
  place: SystemPlace,
): Promise<RecordsDelivery> {
  const heldOut: HeldOutRecord[] = [];
  for (let start = 0; start < records.length; start += BATCH) {
    const batch = records.slice(start, start + BATCH);
    const answer = await postToSystem(place, "records", { records: batch, confirmed });
    if (answer === "broken")
      return {
        refused: `The system on port ${place.port} broke off at record ${start}. Load the file again.`,
      };
    if (answer === "nobody answers") {
      if (start === 0) return store(records, confirmed, place);
      return { refused: `The system stopped after ${start} records. Load the file again.` };
    }
    if (!answer.ok)
      return {
        refused: `The system on port ${place.port} refused records ${start} and after: ${await reasonOf(answer)}.`,
      };
    heldOut.push(...create(await answer.json(), loadAnswer).held_out);
  }
  return { delivered: "to the running system", heldOut };
}

async function store(
  records: readonly RecordDocument[],
  confirmed: readonly string[],
  place: SystemPlace,
): Promise<RecordsDelivery> {
  let heldOut: readonly HeldOutRecord[] = [];
  const delivery: Delivery = await inDatabases(place, async (databases) => {
    heldOut = await loadRecords(databases, records, new Date(), confirmed);
  });
  return "refused" in delivery ? delivery : { ...delivery, heldOut };
}
