import { useTranslation } from "react-i18next";
import { isStaff } from "../../domain/roles.ts";
import { useLogOut } from "../../screens/parts/account/useLogOut.ts";
import { openLogin } from "../../stores/loginDialog.ts";
import { useSession } from "../../stores/sessionState.ts";
import { Button } from "../../ui/action/Button.tsx";
import { LinkButton } from "../../ui/action/LinkButton.tsx";
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
          {isStaff(session.roles) && (
            <LinkButton kind="quiet" href={hashOf({ screen: "desk" })}>
              {t("shell.desk")}
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
