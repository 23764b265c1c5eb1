import { useEffect, useState } from "react";
import { readPaymentStatus } from "../../api/readPayment.ts";
import { lastAttempt } from "../../payment/journal.ts";
import { type PayingScreen, SCREEN_BY_STATE, type Verdict } from "../../payment/screenByState.ts";
import { useClient } from "./useClient.ts";

/**
 * Asks the server how this browser's last attempt stands, each time the screen is shown: also when the browser brings the
 * page back from its back-forward cache. Until the answer is there, an attempt that is noted counts as open.
 */
export function useLastAttempt(screen: PayingScreen): Verdict {
  const client = useClient();
  const [verdict, setVerdict] = useState<Verdict>(
    () => SCREEN_BY_STATE[screen][lastAttempt() === undefined ? "none" : "in_progress"],
  );
  useEffect(() => {
    const asking = new AbortController();
    const ask = async () => {
      const attempt = lastAttempt();
      if (attempt === undefined) return setVerdict(SCREEN_BY_STATE[screen].none);
      try {
        const payment = await readPaymentStatus(client, attempt.token, asking.signal);
        setVerdict(SCREEN_BY_STATE[screen][payment.status]);
      } catch {
        // Unknown is not closed: the notice stays.
      }
    };
    const shownAgain = (event: PageTransitionEvent) => {
      if (event.persisted) void ask();
    };
    void ask();
    addEventListener("pageshow", shownAgain);
    return () => {
      asking.abort();
      removeEventListener("pageshow", shownAgain);
    };
  }, [client, screen]);
  return verdict;
}
