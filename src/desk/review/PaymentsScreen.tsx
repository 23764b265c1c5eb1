import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { may } from "../../domain/roles.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { LogInForm } from "../../screens/login/LogInForm.tsx";
import { FaultNotice } from "../../screens/parts/FaultNotice.tsx";
import { fromHeading, useFocusOnChange } from "../../screens/parts/focusHeading.ts";
import { Loading } from "../../screens/parts/Loading.tsx";
import { useReady } from "../../screens/parts/reportToPage.ts";
import { ScreenHeading } from "../../screens/parts/ScreenHeading.tsx";
import { withTexts } from "../../screens/parts/withTexts.tsx";
import { loadSession } from "../../stores/session.ts";
import { useSession } from "../../stores/sessionState.ts";
import { Button } from "../../ui/action/Button.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FindPayment } from "./FindPayment.tsx";
import { ListNotices } from "./ListNotices.tsx";
import { ReviewCard } from "./ReviewCard.tsx";
import { UnmatchedCard } from "./UnmatchedCard.tsx";
import { useReviewQueue } from "./useReviewQueue.ts";

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
        {session && !may(session.roles, "payments.read") && (
          <Notice tone="warning" role="status" title={t("payments.forbidden")}>
            <Text>{t("payments.forbiddenHelp")}</Text>
          </Notice>
        )}
        {session && may(session.roles, "payments.read") && <ReviewQueue />}
      </HeadingLevel>
    </Stack>
  );
}

/** The central team's review queue. It needs a log-in with the finance role. */
export const PaymentsScreen = withTexts(["account", "payments", "receipt"], Payments);

/** The review queue: warnings, the search by number, the payments and the button for more. */
function ReviewQueue() {
  const { t } = useTranslation();
  const { shown, fault, reading, readList, readMore, find, retry, renew } = useReviewQueue();
  const isList = shown?.number === undefined;
  const announce = useAnnounce();
  const isEmpty = shown !== undefined && shown.rows.length + shown.unmatched.length === 0;
  const isNothing = isEmpty && !isList;
  useEffect(() => (isNothing ? announce(t("payments.notFound")) : undefined), [isNothing, announce, t]);
  return (
    <>
      <Text>{t("payments.lead")}</Text>
      {shown !== undefined && <ListNotices page={shown} onRepaired={readList} />}
      <FindPayment busy={reading} onFind={find} />
      {fault !== undefined && <FaultNotice fault={fault} onRetry={fromHeading(retry)} />}
      {shown === undefined && fault === undefined && <Loading shape="block" lines={4} />}
      {isEmpty && (
        <Card tone="sunken">
          <Text>{t(isList ? "payments.empty" : "payments.notFound")}</Text>
        </Card>
      )}
      <Stack>
        {shown?.unmatched.map((payment) => (
          // a later version of the entry replaces what the card shows
          <UnmatchedCard key={`${payment.order_number} ${payment.log.length}`} payment={payment} />
        ))}
        {shown?.rows.map((payment) => (
          <ReviewCard key={payment._id} payment={payment} onFresh={renew} />
        ))}
      </Stack>
      {shown !== undefined && (
        <Actions>
          {shown.next !== null && (
            <Button kind="primary" busy={reading} onClick={readMore}>
              {t("common.more")}
            </Button>
          )}
          <Button busy={reading} onClick={readList}>
            {t(isList ? "payments.refresh" : "payments.backToList")}
          </Button>
        </Actions>
      )}
    </>
  );
}
