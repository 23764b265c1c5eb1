import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/action/Button.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { fromHeading } from "../parts/fromHeading.ts";
import { Loading } from "../parts/Loading.tsx";
import { FindPayment } from "./FindPayment.tsx";
import { ListNotices } from "./ListNotices.tsx";
import { ReviewCard } from "./ReviewCard.tsx";
import { useReviewQueue } from "./useReviewQueue.ts";

/** The review queue: warnings, the search by number, the payments and the button for more. */
export function ReviewQueue() {
  const { t } = useTranslation();
  const { shown, fault, reading, readList, readMore, find, retry, renew } = useReviewQueue();
  const isList = shown?.number === undefined;
  const announce = useAnnounce();
  const isNothing = shown?.number !== undefined && shown.rows.length === 0;
  useEffect(() => (isNothing ? announce(t("payments.notFound")) : undefined), [isNothing, announce, t]);
  return (
    <>
      <Text>{t("payments.lead")}</Text>
      {shown !== undefined && <ListNotices page={shown} onRepaired={readList} />}
      <FindPayment busy={reading} onFind={find} />
      {fault !== undefined && <FaultNotice fault={fault} onRetry={fromHeading(retry)} />}
      {shown === undefined && fault === undefined && <Loading shape="block" lines={4} />}
      {shown?.rows.length === 0 && (
        <Card tone="sunken">
          <Text>{t(isList ? "payments.empty" : "payments.notFound")}</Text>
        </Card>
      )}
      <Stack>
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
