import { useCallback, useEffect, useRef, useState } from "react";
import { lastAttempt } from "../../../payment/journal.ts";
import { attemptStateOf, type PayingScreen, SCREEN_BY_STATE } from "../../../payment/screenByState.ts";
import { followTabs } from "../../../payment/tabs.ts";
import { applyTabMessage, refreshLastPayment, useLastPaymentStore } from "../../../stores/lastPayment.ts";
import type { ButtonProps } from "../../../ui/action/Button.tsx";
import { useClient } from "../../environment.tsx";
import { useOnResume } from "../useOnResume.ts";

/**
 * The status of this browser's own last payment. We ask the server each time the screen appears: after Back, Refresh, from the
 * back-forward cache, and after a while out of sight. We also ask when another tab leaves for the bank or reports an ending.
 */
export function useLastPayment(screen: PayingScreen) {
  const client = useClient();
  const own = useLastPaymentStore();
  // Even when the store has a status, it may be old by the time this screen mounts.
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

  const noted = own.attempt ?? (asking ? lastAttempt() : undefined);
  const known = own.payment ?? (noted?.status && { status: noted.status });
  const state = attemptStateOf(noted !== undefined, known, own.elsewhere);
  return { ...own, asking, ask: () => void ask(), state, verdict: SCREEN_BY_STATE[screen][state] } as const;
}

export type LastPaymentView = ReturnType<typeof useLastPayment>;

/**
 * The look of the button to the next step. It is secondary while the notice above warns that the last payment may still be paid,
 * because the primary button then leads to that payment.
 */
export function nextStepButtonKind({ verdict }: Pick<LastPaymentView, "verdict">): ButtonProps["kind"] {
  return verdict === "warned" ? "secondary" : "primary";
}
