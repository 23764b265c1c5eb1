import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.tsx";
import { lastAttempt } from "../../../payment/journal.ts";
import { attemptStateOf, type PayingScreen, SCREEN_BY_STATE } from "../../../payment/screenByState.ts";
import { followTabs } from "../../../payment/tabs.ts";
import { applyTabMessage, refreshLastPayment, useLastPaymentStore } from "../../../stores/lastPayment.ts";
import { useAnnounce } from "../../../ui/feedback/LiveRegion.tsx";
import { useClient } from "../useClient.ts";
import { useOnResume } from "../useOnResume.ts";

/**
 * How this browser's own last attempt stands, asked each time the screen is shown: after Back, Refresh, out of the
 * back-forward cache, after a while out of sight, and when another tab leaves for the bank or tells an ending.
 */
export function useLastPayment(screen: PayingScreen) {
  const client = useClient();
  const own = useLastPaymentStore();
  // a screen that is shown again knows nothing yet, whatever was known before
  const [asking, setAsking] = useState(() => lastAttempt() !== undefined);
  const turn = useRef(0);

  const ask = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    setAsking(lastAttempt() !== undefined);
    await refreshLastPayment(client);
    if (mine === turn.current) setAsking(false);
  }, [client]);

  useEffect(() => void ask(), [ask]);
  useOnResume(useCallback(() => void ask(), [ask]));
  useEffect(
    () =>
      followTabs((message) => {
        applyTabMessage(message);
        void ask();
      }),
    [ask],
  );

  useAnnouncedTab(own.elsewhere);

  const noted = own.attempt ?? (asking ? lastAttempt() : undefined);
  const known = own.payment ?? (noted?.status && { status: noted.status });
  const state = attemptStateOf(noted !== undefined, known, own.elsewhere);
  return { ...own, asking, ask: () => void ask(), state, verdict: SCREEN_BY_STATE[screen][state] } as const;
}

export type LastPaymentView = ReturnType<typeof useLastPayment>;

function useAnnouncedTab(elsewhere: boolean) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  useEffect(() => (elsewhere ? announce(t("attempt.elsewhere.title")) : undefined), [elsewhere, announce, t]);
}
