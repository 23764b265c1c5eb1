import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Configuration } from "../../api/schemas/configuration.ts";
import { followTabs } from "../../payment/tabs.ts";
import { type Asked, askAmounts } from "../../stores/askAmounts.ts";
import { loadCart } from "../../stores/cart.ts";
import { useCart } from "../../stores/cartState.ts";
import { useClient } from "../parts/useClient.ts";
import { useConfigured } from "../parts/useConfigured.ts";

/**
 * Asks what the cart's items cost now, each time the screen is shown: also when the browser brings the page back from its
 * back-forward cache, and when another tab leaves for the bank or tells an ending.
 */
export function useAmountCheck() {
  const client = useClient();
  const { state, retry: readConfigurationAgain } = useConfigured();
  const loaded = useCart((cart) => cart.loaded);
  const [asking, setAsking] = useState(true);
  // what the last check came to; it stays until the next one has come to something
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
      // other tabs may have changed the cart while this page was put away
      await loadCart();
      again();
    };
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, [again]);

  // followed without a break: whoever stops and follows anew while a message is given out misses it
  const heard = useEffectEvent(() => again());
  useEffect(() => followTabs(() => heard()), []);

  return { asking, asked, again };
}
