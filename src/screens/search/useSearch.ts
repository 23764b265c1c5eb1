import { useCallback, useEffect, useRef, useState } from "react";
import { type Fault, faultOf } from "../../api/fault.ts";
import type { SearchQuery } from "../../api/schemas/search.ts";
import type { Account, Bill, BillRecord, BillRow, Recorded, Reload } from "../../charges/index.ts";
import { useSearchingClient } from "../parts/useClient.ts";
import { OUTCOME } from "./lazyModule.ts";
import type { FoundRow } from "./lookUp.ts";
import { useLazyModule } from "./useLazyModule.ts";

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

/** Looks up what is asked for. A new search ends the one before, and so does showing anything else. */
export function useSearch() {
  const client = useSearchingClient();
  const outcome = useLazyModule(OUTCOME);
  const [search, setSearch] = useState<Search>({ step: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const show = useCallback((shown: Search) => {
    running.current?.abort();
    setSearch(shown);
  }, []);

  const run = useCallback(
    async (work: (signal: AbortSignal) => Promise<Search>) => {
      show({ step: "searching" });
      const current = new AbortController();
      running.current = current;
      try {
        const outcome = await work(current.signal);
        if (!current.signal.aborted) setSearch(outcome);
      } catch (error) {
        if (!current.signal.aborted) setSearch({ step: "failed", fault: faultOf(error) });
      }
    },
    [show],
  );

  const open = useCallback(
    (found: FoundRow) => run(async (signal) => (await outcome.fetch()).lookUpRow(client, found, signal)),
    [client, outcome.fetch, run],
  );

  const find = useCallback(
    (query: SearchQuery) => run(async (signal) => (await outcome.fetch()).lookUp(client, query, signal)),
    [client, outcome.fetch, run],
  );

  return { search, find, open, show, outcome };
}
