import { useCallback, useEffect, useRef, useState } from "react";
import { faultOf } from "../../api/fault.ts";
import type { SearchQuery } from "../../api/schemas/search.ts";
import { useSearchingClient } from "../parts/useClient.ts";
import { lazyModule, useLazyModule } from "./lazyModule.ts";
import type { FoundRow, Search } from "./lookUp.ts";

/** The code for everything after the search form. */
export const OUTCOME = lazyModule(async () => (await import("./outcome.ts")).OUTCOME);

/** Runs searches. A new search aborts the one before, and so does `show`. */
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
