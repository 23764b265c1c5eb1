import type { RecordDocument } from "../records/document.ts";
import { loadRecords } from "../records/loadRecords.ts";
import { type Delivery, inDatabases, postToSystem, reasonOf, type SystemPlace } from "./runningSystem.ts";

/** Records in one request. Even with the largest photos, the body stays below its limit. */
const BATCH = 100;

/**
 * Adds records to the running data. While the system runs, it writes them itself, because only one process can use the embedded
 * databases. When nothing runs, the command writes them into the databases.
 */
export async function deliverRecords(
  records: readonly RecordDocument[],
  place: SystemPlace,
): Promise<Delivery> {
  for (let start = 0; start < records.length; start += BATCH) {
    const answer = await postToSystem(place, "records", { records: records.slice(start, start + BATCH) });
    if (answer === "broken")
      return {
        refused: `The system on port ${place.port} broke off at record ${start}. Load the file again.`,
      };
    if (answer === "nobody answers") {
      if (start === 0) return store(records, place);
      return { refused: `The system stopped after ${start} records. Load the file again.` };
    }
    if (!answer.ok)
      return {
        refused: `The system on port ${place.port} refused records ${start} and after: ${await reasonOf(answer)}.`,
      };
  }
  return { delivered: "to the running system" };
}

function store(records: readonly RecordDocument[], place: SystemPlace): Promise<Delivery> {
  return inDatabases(place, (databases) => loadRecords(databases, records, new Date().toISOString()));
}
