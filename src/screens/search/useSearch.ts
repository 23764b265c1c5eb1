import { useCallback, useEffect, useRef, useState } from "react";
import { type Fault, faultOf } from "../../api/fault.ts";
import { findRows } from "../../api/findRows.ts";
import { readRecord } from "../../api/readRecord.ts";
import type { SearchQuery } from "../../api/schemas/search.ts";
import type { Account, Bill, BillRecord, BillRow, Recorded, Reload } from "../../charges/index.ts";
import { useSearchingClient } from "../parts/useClient.ts";

/** How far a search got. */
export type Search =
  | { readonly step: "idle" }
  | { readonly step: "searching" }
  | { readonly step: "nothing"; readonly charge: Recorded }
  | { readonly step: "rows"; readonly charge: Bill; readonly rows: readonly BillRow[] }
  | {
      readonly step: "record";
      readonly charge: Bill;
      readonly record: BillRecord;
      /** Since when somebody may be paying it, an instant in UTC. */
      readonly openSince: string | undefined;
      /** The rows to go back to; one that was found alone leaves none. */
      readonly rows: readonly BillRow[];
    }
  | { readonly step: "account"; readonly charge: Reload; readonly account: Account }
  | { readonly step: "failed"; readonly fault: Fault };

/** Finds rows, then reads the chosen record; one that is found alone is read at once. A new search ends the one before. */
export function useSearch() {
  const client = useSearchingClient();
  const [search, setSearch] = useState<Search>({ step: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(async (work: (signal: AbortSignal) => Promise<Search>) => {
    running.current?.abort();
    const current = new AbortController();
    running.current = current;
    setSearch({ step: "searching" });
    try {
      const outcome = await work(current.signal);
      if (!current.signal.aborted) setSearch(outcome);
    } catch (error) {
      if (!current.signal.aborted) setSearch({ step: "failed", fault: faultOf(error) });
    }
  }, []);

  const readRow = useCallback(
    async (charge: Bill, row: BillRow, rows: readonly BillRow[], signal: AbortSignal): Promise<Search> => {
      const query = {
        council: row.council,
        payment_type: row.type,
        _id: row._id,
        database: charge.registerOf(row._id),
      };
      const { record, attemptOpenSince } = await readRecord(client, charge, query, signal);
      return { step: "record", charge, record, openSince: attemptOpenSince, rows };
    },
    [client],
  );

  const open = useCallback(
    (charge: Bill, row: BillRow, rows: readonly BillRow[]) =>
      run((signal) => readRow(charge, row, rows, signal)),
    [run, readRow],
  );

  const find = useCallback(
    (charge: Recorded, query: SearchQuery) =>
      run(async (signal) => {
        if (charge.source === "reload") {
          const found = await orNothing(readRecord(client, charge, query, signal));
          return found === undefined
            ? { step: "nothing", charge }
            : { step: "account", charge, account: found.record };
        }
        const rows = await findRows(client, charge, query, signal);
        const [only] = rows;
        if (only === undefined) return { step: "nothing", charge };
        return rows.length > 1 ? { step: "rows", charge, rows } : readRow(charge, only, [], signal);
      }),
    [client, run, readRow],
  );

  const show = useCallback((shown: Search) => setSearch(shown), []);
  return { search, find, open, show };
}

/** An account that is not there is no fault: nothing was found. */
async function orNothing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (faultOf(error).kind === "missing") return undefined;
    throw error;
  }
}
