import { useCallback, useEffect, useRef, useState } from "react";
import type { Fault } from "../../api/fault.ts";
import type { Configuration } from "../../api/schemas/configuration.ts";
import type { TransferredItem } from "../../charges/cartTransfer.ts";
import { askInTurn } from "../../stores/inTurn.ts";
import { useSearchingClient } from "../environment.tsx";
import { useConfigured } from "../parts/useConfigured.ts";
import { type LookedUp, lookUp } from "./lookUp.ts";

type Outcomes = ReadonlyMap<TransferredItem, LookedUp>;

/**
 * Looks each transferred item up once. `retry` repeats the look-ups that got no answer.
 * @param items must be the same array while the transferred items are the same
 */
export function useLookUps(items: readonly TransferredItem[]) {
  const client = useSearchingClient();
  const { state, retry: readConfigurationAgain } = useConfigured();
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const known = useRef(outcomes);
  const [asking, setAsking] = useState(true);
  const running = useRef<AbortController>(undefined);

  const askAll = useCallback(
    async (configuration: Configuration) => {
      running.current?.abort();
      const current = new AbortController();
      running.current = current;
      setAsking(true);
      const unknown = items.filter((item) => (known.current.get(item)?.found ?? "nothing") === "nothing");
      await askInTurn(unknown, async (item) => {
        const outcome = await lookUp(item, { client, configuration, signal: current.signal });
        if (current.signal.aborted) return false;
        known.current = new Map(known.current).set(item, outcome);
        setOutcomes(known.current);
        // An unreadable answer concerns this item alone. Any other fault would also hit the next items, so stop.
        return outcome.found !== "nothing" || outcome.fault.kind === "unreadable";
      });
      if (!current.signal.aborted) setAsking(false);
    },
    [client, items],
  );

  useEffect(() => {
    if (state.status === "failed") setAsking(false);
    if (state.status !== "ready") return;
    void askAll(state.configuration);
    return () => running.current?.abort();
  }, [state, askAll]);

  const retry = useCallback(() => {
    if (state.status === "ready") return void askAll(state.configuration);
    setAsking(true);
    readConfigurationAgain();
  }, [state, askAll, readConfigurationAgain]);

  const configuration = state.status === "ready" ? state.configuration : undefined;
  return {
    outcomes,
    asking,
    fault: asking ? undefined : state.status === "failed" ? state.fault : faultIn(outcomes),
    limit: configuration?.cart_limit ?? 0,
    retry,
  };
}

function faultIn(outcomes: Outcomes): Fault | undefined {
  return [...outcomes.values()].find((outcome) => outcome.found === "nothing")?.fault;
}
