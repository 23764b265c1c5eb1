import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Configuration } from "../../api/schemas/configuration.ts";
import { chargeOf } from "../../charges/lines.ts";
import { followTabs } from "../../payment/tabs.ts";
import { type Asked, askAmounts } from "../../stores/askAmounts.ts";
import { loadCart, removeFromCart } from "../../stores/cart.ts";
import type { SavedItem } from "../../stores/cartState.ts";
import { useCart } from "../../stores/cartState.ts";
import { useCartAmounts } from "../../stores/freshAmounts.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { useClient } from "../environment.tsx";
import { useLastPayment } from "../parts/paying/useLastPayment.ts";
import { useLoadTimeout, useReady } from "../parts/reportToPage.ts";
import { useConfigured } from "../parts/useConfigured.ts";

/**
 * Asks the server for the current amounts of the cart's items each time the screen appears: also when the browser restores it
 * from the back-forward cache, and when another tab leaves for the bank or reports an ending.
 */
function useAmountCheck() {
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

export function useCartScreen() {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const amounts = useCartAmounts();
  const { asking, asked, again } = useAmountCheck();
  const own = useLastPayment("cart");
  useEffect(() => void loadCart(), []);
  useReady(amounts.loaded && asked !== undefined && asked.fault === undefined);
  useLoadTimeout(asking);
  const heading = useRef<HTMLHeadingElement>(null);

  const remove = async (item: SavedItem) => {
    const besides = await removeFromCart(item);
    // The pressed button disappeared with its item.
    heading.current?.focus();
    const number = chargeOf(item).numberOf(item);
    announce(
      besides.length === 0
        ? t("cart.removed", { number })
        : t("cart.removedWith", { number, count: besides.length }),
    );
  };

  const retried = useRef(false);
  useEffect(() => {
    if (asked === undefined) return;
    if (asked.changed > 0) announce(t("cart.changes", { count: asked.changed }));
    if (asked.fault !== undefined || !retried.current) return;
    retried.current = false;
    // The pressed button disappeared with its notice.
    heading.current?.focus();
    if (asked.changed === 0) announce(t("cart.checked"));
  }, [asked, announce, t]);

  const retry = () => {
    retried.current = true;
    again();
  };
  return { ...amounts, own, heading, remove, check: { asking, fault: asked?.fault, retry } } as const;
}

export type CartView = ReturnType<typeof useCartScreen>;
