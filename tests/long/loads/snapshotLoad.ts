import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CHARGE_TYPES } from "../../../src/domain/chargeTypes.ts";
import { type LoadEnd, type LoadOptions, sendFile } from "../../../src/server/commands/loadFile.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { everyDocument } from "../../../src/server/databases/everyDocument.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { checkFile } from "../../../src/server/records/loading/checkFile.ts";
import type { TakeStep } from "../../../src/server/records/loading/sendRecords.ts";
import { readAllVisible } from "../../../src/server/records/visible.ts";
import { ASSESSMENT, COMPOUND } from "../../backend/bills/bills.ts";

/** A small load in several batches that adds, changes and withdraws records, and what it leaves. */

/** A record as a file has it. */
export const inFile = (record: typeof COMPOUND | typeof ASSESSMENT, amount: string) => ({
  ...documentOf(record, "810304125566"),
  _id: record._id,
  ...(record.type === "compound" ? { amount } : { arrears: amount, balance: undefined }),
});

const added = (number: string) =>
  inFile(
    { ...COMPOUND, _id: `K26${number}`, compound_no: `K26-${number}`, vehicle_no: `SAB${number}` },
    "10.00",
  );

/** It adds three compounds, and changes bills of two charge types. It does not have two of the stored bills. */
export const SNAPSHOT = [
  added("000007"),
  added("000008"),
  added("000009"),
  inFile({ ...COMPOUND, vehicle_no: "SAB8888Y" }, "90.00"),
  inFile(ASSESSMENT, "110.00"),
];
export const REPORT = "3 added, 2 changed, 0 unchanged, 2 withdrawn, 0 held out.";

/** The records that citizens see, without their revisions. */
export async function seen({ records }: Databases): Promise<readonly object[]> {
  const ids: string[] = [];
  for (const type of CHARGE_TYPES)
    for await (const { _id } of everyDocument(records, `mpt:${type}:`)) ids.push(_id);
  return (await readAllVisible(records, ids)).map(({ _rev, ...record }) => record);
}

/** All documents of the database except the reports of loads, without the revisions and the names of loads. */
export async function stored({ records }: Databases): Promise<readonly object[]> {
  const all: object[] = [];
  for await (const { _rev, added_by: _load, ...document } of everyDocument(records))
    if (!/^load(_withdrawal)?:/.test(document._id)) all.push(document);
  return all;
}

/**
 * Loads records as a snapshot, in batches of two, as `npm run load` does.
 * @param folder for the file
 */
export async function loadSnapshot(
  folder: string,
  take: TakeStep,
  records: readonly object[],
  options: Partial<LoadOptions> = {},
): Promise<LoadEnd> {
  const path = join(folder, "records.json");
  await writeFile(path, JSON.stringify(records));
  const all = { path, isSnapshot: true, isConfirmed: true, discards: false, confirmed: [], ...options };
  return await sendFile(all, await checkFile(path), take, "to the databases", 2);
}

/** The numbers of a load's report. */
export const reportOf = (end: LoadEnd) => ("report" in end ? end.report.replace(/^.*: /, "") : end);
