import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { FINANCE_ROLE, hasRole } from "../../domain/roles.ts";
import { loadSession } from "../../stores/session.ts";
import { useSession } from "../../stores/sessionState.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { LogInForm } from "../login/LogInForm.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { Loading } from "../parts/Loading.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { useOwnClient } from "../parts/useClient.ts";
import { useFocusOnChange } from "../parts/useFocusOnChange.ts";
import { useReady } from "../parts/useReady.ts";
import { withTexts } from "../parts/withTexts.tsx";
import { ReviewQueue } from "./ReviewQueue.tsx";

function Payments() {
  const { t } = useTranslation();
  const client = useOwnClient();
  const { session, error } = useSession();
  useEffect(() => void loadSession(client), [client]);
  useReady(session !== undefined);
  const heading = useFocusOnChange(session === undefined ? undefined : (session?.name ?? ""));
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading ref={heading}>{t("shell.screen.payments")}</ScreenHeading>
      <HeadingLevel>
        {session === undefined && error === undefined && <Loading shape="block" lines={4} />}
        {session === undefined && error !== undefined && (
          <FaultNotice fault={error} onRetry={() => void loadSession(client)} />
        )}
        {session === null && (
          <Card as="section">
            <Stack>
              <Heading>{t("login.title")}</Heading>
              <LogInForm />
            </Stack>
          </Card>
        )}
        {session && (
          <Text size="small" tone="muted" translate="no">
            {t("login.loggedInAs", { name: session.name })}
          </Text>
        )}
        {session && !hasRole(session.roles, FINANCE_ROLE) && (
          <Notice tone="warning" role="status" title={t("payments.forbidden")}>
            <Text>{t("payments.forbiddenHelp")}</Text>
          </Notice>
        )}
        {session && hasRole(session.roles, FINANCE_ROLE) && <ReviewQueue />}
      </HeadingLevel>
    </Stack>
  );
}

/** The central team's review queue. It needs a log-in with the finance role. */
export const PaymentsScreen = withTexts(["account", "payments", "receipt"], Payments);
