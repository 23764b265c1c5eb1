import type { RecordDocument } from "./document.ts";
import type { RecordProblem } from "./problem.ts";
import { readRecord } from "./readRecord.ts";

export type ReadRecords =
  | { readonly records: readonly RecordDocument[] }
  | { readonly problems: readonly RecordProblem[] };

/**
 * Reads council records from outside: a list, or an object whose `records` is the list. Money is in ringgit, "12.50".
 * demo/records/examples.json shows one of each charge type.
 * @returns documents for the database, or every problem found: all records are loaded, or none
 */
export function readRecords(json: unknown): ReadRecords {
  const list = listIn(json);
  if (list === undefined)
    return { problems: [{ index: null, field: "records", message: "must be a list of records" }] };

  const records: RecordDocument[] = [];
  const problems: RecordProblem[] = [];
  const places = new Map<string, number>();
  list.forEach((value, index) => {
    const read = readRecord(value);
    if ("problems" in read) {
      problems.push(...read.problems.map((problem) => ({ index, ...problem })));
      return;
    }
    const earlier = places.get(read.document._id);
    if (earlier !== undefined)
      problems.push({ index, field: "_id", message: `is the same bill as record ${earlier}` });
    places.set(read.document._id, index);
    records.push(read.document);
  });
  return problems.length > 0 ? { problems } : { records };
}

function listIn(json: unknown): readonly unknown[] | undefined {
  const list = typeof json === "object" && json !== null && "records" in json ? json.records : json;
  return Array.isArray(list) ? list : undefined;
}
