import { FINANCE_ROLE, hasRole } from "../../domain/roles.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { openLogin } from "../../stores/loginDialog.ts";
import { useSession } from "../../stores/sessionState.ts";
import { Button } from "../../ui/action/Button.tsx";
import { LinkButton } from "../../ui/action/LinkButton.tsx";
import { hashOf } from "../route.ts";
import { useLogOut } from "./useLogOut.ts";

/**
 * "When logged out it shows sign up and login. When logged in it shows profile and logout" (specification, section 2), and what
 * else is there for who is logged in. Until it is known who is, it shows what most see: nothing moves for them.
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
          {hasRole(session.roles, FINANCE_ROLE) && (
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
      {/* one button: the focus that a dialog gives back, or that a press leaves, stays on it */}
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
