import { useEffect } from "react";
import { useOwnClient } from "../../screens/parts/useClient.ts";
import { openLogin } from "../../stores/loginDialog.ts";
import { followTabs, isSessionEnd, loadSession } from "../../stores/session.ts";
import { fillFromSession } from "../../stores/sessionPayer.ts";
import { useSession } from "../../stores/sessionState.ts";
import type { Page } from "../route.ts";

/**
 * Reads at the start who is logged in, and follows it: the checkout is filled, and whoever's session has ended is asked to log
 * in again. The portal alone does so: a widget knows nobody.
 */
export function useShellSession(page: Page | undefined): void {
  const client = useOwnClient();
  useEffect(() => {
    void loadSession(client);
    return followTabs(client);
  }, [client]);
  useEffect(fillFromSession, []);
  useEffect(
    () =>
      useSession.subscribe(({ error }, before) => {
        // the team's page has the form on it
        if (error !== before.error && isSessionEnd(error) && page !== "payments")
          openLogin({ fromHome: page === "home" });
      }),
    [page],
  );
}
