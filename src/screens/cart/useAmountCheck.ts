import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Configuration } from "../../api/schemas/configuration.ts";
import { followTabs } from "../../payment/tabs.ts";
import { type Asked, askAmounts } from "../../stores/askAmounts.ts";
import { loadCart } from "../../stores/cart.ts";
import { useCart } from "../../stores/cartState.ts";
import { useClient } from "../parts/useClient.ts";
import { useConfigured } from "../parts/useConfigured.ts";

/**
 * Asks the server for the current amounts of the cart's items each time the screen appears: also when the browser restores it
 * from the back-forward cache, and when another tab leaves for the bank or reports an ending.
 */
export function useAmountCheck() {
  const client = useClient();
  const { state, retry: readConfigurationAgain } = useConfigured();
  const loaded = useCart((cart) => cart.loaded);
  const [asking, setAsking] = useState(true);
  // The result of the last check. It stays until the next check has a result.
  const [asked, setAsked] = useState<Asked>();
  const running = useRef<AbortController>(undefined);

  const ask = useCallback(
    async (configuration: Configuration) => {
      running.current?.abort();
      const current = new AbortController();
      running.current = current;
      setAsking(true);
      const { items } = useCart.getState();
      const outcome = await askAmounts(items, { client, configuration, signal: current.signal });
      if (current.signal.aborted) return;
      setAsked(outcome);
      setAsking(false);
    },
    [client],
  );

  useEffect(() => {
    if (state.status === "failed") {
      setAsked({ changed: 0, fault: state.fault });
      setAsking(false);
    }
    if (state.status !== "ready" || !loaded) return;
    void ask(state.configuration);
    return () => running.current?.abort();
  }, [state, loaded, ask]);

  const again = useCallback(() => {
    if (state.status === "ready") return void ask(state.configuration);
    setAsking(true);
    readConfigurationAgain();
  }, [state, ask, readConfigurationAgain]);

  useEffect(() => {
    const onPageShow = async (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      // Other tabs may have changed the cart while this page was in the back-forward cache.
      await loadCart();
      again();
    };
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, [again]);

  // Subscribe once. An effect that re-subscribes while a message is being delivered would miss the message.
  const heard = useEffectEvent(() => again());
  useEffect(() => followTabs(() => heard()), []);

  return { asking, asked, again };
}
