import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Loading } from "../../screens/parts/Loading.tsx";
import { ScreenHeading } from "../../screens/parts/ScreenHeading.tsx";
import { withTexts } from "../../screens/parts/withTexts.tsx";
import { Button } from "../../ui/action/Button.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { FindPayment } from "./FindPayment.tsx";
import { ListNotices } from "./ListNotices.tsx";
import { ReviewCard } from "./ReviewCard.tsx";
import { UnmatchedCard } from "./UnmatchedCard.tsx";
import { useReviewQueue } from "./useReviewQueue.ts";

function Review() {
  const { t } = useTranslation();
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>{t("desk.page.review")}</ScreenHeading>
      <HeadingLevel>
        <ReviewQueue />
      </HeadingLevel>
    </Stack>
  );
}

/** The central team's review queue. */
export const ReviewPage = withTexts(["desk", "receipt", "review"], Review);

/** The review queue: warnings, the search by number, the payments and the button for more. */
function ReviewQueue() {
  const { t } = useTranslation();
  const { shown, fault, reading, readList, readMore, find, retry, renew } = useReviewQueue();
  const isList = shown?.number === undefined;
  const announce = useAnnounce();
  const isEmpty = shown !== undefined && shown.rows.length + shown.unmatched.length === 0;
  const isNothing = isEmpty && !isList;
  useEffect(() => (isNothing ? announce(t("review.notFound")) : undefined), [isNothing, announce, t]);
  return (
    <>
      <Text>{t("review.lead")}</Text>
      {shown !== undefined && <ListNotices page={shown} onRepaired={readList} />}
      <FindPayment busy={reading} onFind={find} />
      <DeskFault fault={fault} onRetry={retry} />
      {shown === undefined && fault === undefined && <Loading shape="block" lines={4} />}
      {isEmpty && (
        <Card tone="sunken">
          <Text>{t(isList ? "review.empty" : "review.notFound")}</Text>
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
            <Button busy={reading} onClick={readMore}>
              {t("common.more")}
            </Button>
          )}
          <Button busy={reading} onClick={readList}>
            {t(isList ? "review.refresh" : "review.backToList")}
          </Button>
        </Actions>
      )}
    </>
  );
}
