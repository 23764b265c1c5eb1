import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Session } from "../../../api/session.ts";
import { openLogin } from "../../../stores/loginDialog.ts";
import { isSessionEnd, loadSession } from "../../../stores/session.ts";
import { useSession } from "../../../stores/sessionState.ts";
import { Button } from "../../../ui/action/Button.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Actions } from "../../../ui/layout/Actions.tsx";
import { Text } from "../../../ui/text/Text.tsx";
import { useOwnClient } from "../../environment.tsx";
import { FaultNotice } from "../FaultNotice.tsx";
import { fromHeading } from "../focusHeading.ts";
import { Loading } from "../Loading.tsx";
import { useReady } from "../reportToPage.ts";

/** Shows its children to logged-in citizens. Everyone else sees an explanation and a log-in button. */
export function LoggedInOnly(props: {
  /** Shown to citizens who are not logged in. */
  readonly title: string;
  readonly help: string;
  readonly children: (session: Session) => ReactNode;
}) {
  const { t } = useTranslation();
  const client = useOwnClient();
  const { session, error } = useSession();
  useEffect(() => {
    if (useSession.getState().session === undefined) void loadSession(client);
  }, [client]);
  useReady(session !== undefined);
  if (session) return props.children(session);
  if (session === undefined)
    return error === undefined ? (
      <Loading shape="block" lines={4} />
    ) : (
      <FaultNotice fault={error} onRetry={fromHeading(() => loadSession(client))} />
    );
  // When the session has just ended, say so first.
  const hasEnded = isSessionEnd(error);
  return (
    <Notice
      tone={hasEnded ? "warning" : "info"}
      role="status"
      title={hasEnded ? t("errors.reason.user_error_relogin") : props.title}
    >
      <Text>{props.help}</Text>
      <Actions>
        <Button kind="primary" onClick={() => openLogin()}>
          {t("login.title")}
        </Button>
      </Actions>
    </Notice>
  );
}
