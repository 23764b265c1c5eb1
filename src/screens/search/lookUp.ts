import type { Client } from "../../api/client.ts";
import { type Fault, faultOf } from "../../api/fault.ts";
import type { RowsQuery } from "../../api/schemas/search.ts";
import { findRows, readRecord } from "../../api/search.ts";
import {
  type Account,
  type Bill,
  type BillRecord,
  type BillRow,
  type Recorded,
  type Reload,
  recordedCharge,
} from "../../charges/index.ts";

/** The progress of a search. */
export type Search =
  | { readonly step: "idle" }
  | { readonly step: "searching" }
  | { readonly step: "nothing"; readonly charge: Recorded }
  | { readonly step: "rows"; readonly charge: Bill; readonly rows: readonly BillRow[] }
  | {
      readonly step: "record";
      readonly charge: Bill;
      readonly record: BillRecord;
      /** Since when someone may be paying it. An instant in UTC. */
      readonly openSince: string | undefined;
      /** The rows to go back to. Empty when the search found only this record. */
      readonly rows: readonly BillRow[];
    }
  | { readonly step: "account"; readonly charge: Reload; readonly account: Account }
  | { readonly step: "failed"; readonly fault: Fault };

export interface FoundRow {
  readonly charge: Bill;
  readonly row: BillRow;
  /** The rows to go back to. Empty when the search found only this row. */
  readonly rows: readonly BillRow[];
}

/**
 * Finds the rows of a number. If there is only one, it reads that record.
 * @throws PortalError
 */
export async function lookUp(client: Client, query: RowsQuery, signal: AbortSignal): Promise<Search> {
  const charge = recordedCharge(query.payment_type);
  if (charge === undefined) return { step: "idle" };
  if (charge.source === "reload") {
    const found = await orNothing(readRecord(client, charge, query, signal));
    return found === undefined
      ? { step: "nothing", charge }
      : { step: "account", charge, account: found.record };
  }
  const rows = await findRows(client, charge, query, signal);
  const [only] = rows;
  if (only === undefined) return { step: "nothing", charge };
  return rows.length > 1
    ? { step: "rows", charge, rows }
    : lookUpRow(client, { charge, row: only, rows: [] }, signal);
}

/** @throws PortalError */
export async function lookUpRow(client: Client, found: FoundRow, signal: AbortSignal): Promise<Search> {
  const { charge, row, rows } = found;
  const query = {
    council: row.council,
    payment_type: row.type,
    _id: row._id,
    database: charge.registerOf(row._id),
  };
  const { record, attemptOpenSince } = await readRecord(client, charge, query, signal);
  return { step: "record", charge, record, openSince: attemptOpenSince, rows };
}

/** A missing account is no fault. The search found nothing. */
async function orNothing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (faultOf(error).kind === "missing") return undefined;
    throw error;
  }
}
