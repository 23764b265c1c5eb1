import { useState } from "react";
import { useTranslation } from "react-i18next";
import { may } from "../../domain/roles.ts";
import { useEnvironment, useOwnClient } from "../../screens/environment.tsx";
import { useFaultText } from "../../screens/parts/texts.ts";
import { openLogin } from "../../stores/loginDialog.ts";
import { logOut } from "../../stores/session.ts";
import { useSession } from "../../stores/sessionState.ts";
import { showSnackbar } from "../../stores/snackbar.ts";
import { Button } from "../../ui/action/Button.tsx";
import { LinkButton } from "../../ui/action/LinkButton.tsx";
import { DEVICE } from "../deviceKeeper.ts";
import { hashOf } from "../route.ts";

/**
 * Sign up and login for visitors; profile, history and logout for users (rules 2.22, 2.23). Until the session has loaded, it
 * shows the visitor's links: most people have no session, so nothing moves for them.
 */
export function AccountMenu({ onHome }: { readonly onHome: boolean }) {
  const { t } = useTranslation();
  const session = useSession((state) => state.session);
  const { leave, busy } = useLogOut();
  return (
    <>
      {session ? (
        <>
          <LinkButton kind="quiet" href={hashOf({ screen: "profile" })}>
            {t("shell.screen.profile")}
          </LinkButton>
          <LinkButton kind="quiet" href={hashOf({ screen: "history" })}>
            {t("shell.history")}
          </LinkButton>
          {may(session.roles, "payments.read") && (
            <LinkButton kind="quiet" href={hashOf({ screen: "payments" })}>
              {t("shell.forReview")}
            </LinkButton>
          )}
        </>
      ) : (
        <LinkButton kind="quiet" href={hashOf({ screen: "form" })}>
          {t("shell.signUp")}
        </LinkButton>
      )}
      {/* one button for both, so that the focus stays on it after a press or a closed dialog */}
      <Button
        busy={busy}
        aria-haspopup={session ? undefined : "dialog"}
        onClick={() => (session ? void leave() : openLogin({ fromHome: onHome }))}
      >
        {t(session ? "login.logOut" : "login.title")}
      </Button>
    </>
  );
}

/** Logs out and leads home (rule 2.23), or shows why that failed. */
function useLogOut() {
  const { t } = useTranslation();
  const { navigate } = useEnvironment();
  const client = useOwnClient();
  const faultText = useFaultText();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    const isOut = await logOut(client);
    // the next person at this device must not see these documents
    if (isOut) await DEVICE.forget().catch(() => undefined);
    setBusy(false);
    const { error } = useSession.getState();
    showSnackbar(isOut || error === undefined ? t("login.loggedOut") : faultText(error));
    if (isOut) navigate({ screen: "home" });
  };
  return { leave, busy };
}
