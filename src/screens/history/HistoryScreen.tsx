import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { openLogin } from "../../stores/loginDialog.ts";
import { isSessionEnd, loadSession, useSession } from "../../stores/session.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { Loading } from "../parts/Loading.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { useOwnClient } from "../parts/useClient.ts";
import { useReady } from "../parts/useReady.ts";
import { OwnHistory } from "./OwnHistory.tsx";

/** The payments of who is logged in ("Payment history is listed for the logged-in email only", specification, section 6). */
export function HistoryScreen() {
  const { t } = useTranslation();
  const client = useOwnClient();
  const { session, error } = useSession();
  useEffect(() => {
    if (useSession.getState().session === undefined) void loadSession(client);
  }, [client]);
  useReady(session !== undefined);
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>{t("history.title")}</ScreenHeading>
      <HeadingLevel>
        {session === undefined && error === undefined && <Loading shape="block" lines={4} />}
        {session === undefined && error !== undefined && (
          <FaultNotice fault={error} onRetry={() => void loadSession(client)} />
        )}
        {session === null && <LoggedOut hasEnded={isSessionEnd(error)} />}
        {session && <OwnHistory key={session.name} email={session.name} />}
      </HeadingLevel>
    </Stack>
  );
}

/** @param hasEnded a call found that who was logged in is no more */
function LoggedOut({ hasEnded }: { readonly hasEnded: boolean }) {
  const { t } = useTranslation();
  const title = hasEnded ? t("errors.reason.user_error_relogin") : t("history.loggedOut");
  return (
    <Notice tone={hasEnded ? "warning" : "info"} role="status" title={title}>
      <Text>{t("history.loggedOutHelp")}</Text>
      <Actions>
        <Button kind="primary" onClick={() => openLogin()}>
          {t("login.title")}
        </Button>
      </Actions>
    </Notice>
  );
}
