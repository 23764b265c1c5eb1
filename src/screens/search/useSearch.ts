import { useCallback, useEffect, useRef, useState } from "react";
import { type Fault, faultOf } from "../../api/fault.ts";
import { findRows } from "../../api/findRows.ts";
import { readRecord } from "../../api/readRecord.ts";
import type { SearchQuery } from "../../api/schemas/search.ts";
import type { Bill, BillRecord, BillRow } from "../../charges/index.ts";
import { useClient } from "../parts/useClient.ts";

/** How far a search got. */
export type Search =
  | { readonly step: "idle" }
  | { readonly step: "searching" }
  | { readonly step: "nothing" }
  | { readonly step: "rows"; readonly charge: Bill; readonly rows: readonly BillRow[] }
  | {
      readonly step: "record";
      readonly charge: Bill;
      readonly record: BillRecord;
      /** The rows to go back to; one that was found alone leaves none. */
      readonly rows: readonly BillRow[];
    }
  | { readonly step: "failed"; readonly fault: Fault };

/** Finds rows, then reads the chosen record; one that is found alone is read at once. A new search ends the one before. */
export function useSearch() {
  const client = useClient();
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

  const open = useCallback(
    (charge: Bill, row: BillRow, rows: readonly BillRow[]) =>
      run(async (signal) => {
        const query = { council: row.council, payment_type: row.type, _id: row._id };
        return { step: "record", charge, record: await readRecord(client, charge, query, signal), rows };
      }),
    [client, run],
  );

  const find = useCallback(
    (charge: Bill, query: SearchQuery) =>
      run(async (signal) => {
        const rows = await findRows(client, charge, query, signal);
        const [only] = rows;
        if (only === undefined) return { step: "nothing" };
        if (rows.length > 1) return { step: "rows", charge, rows };
        const chosen = { council: only.council, payment_type: only.type, _id: only._id };
        return { step: "record", charge, record: await readRecord(client, charge, chosen, signal), rows: [] };
      }),
    [client, run],
  );

  const show = useCallback((shown: Search) => setSearch(shown), []);
  return { search, find, open, show };
}
