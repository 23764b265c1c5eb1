import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ReviewPayment } from "../../api/reviewQueue.ts";
import { contextOf } from "../../payment/gatewayTexts.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { AuditLog } from "./AuditLog.tsx";
import { EndEntry } from "./EndEntry.tsx";
import { ReviewFacts } from "./ReviewFacts.tsx";
import { useAskBank } from "./useAskBank.ts";

/** One payment of the review queue: the reason, the facts, the requery button and the events. */
export function ReviewCard(props: {
  readonly payment: ReviewPayment;
  readonly onFresh: (payment: ReviewPayment) => void;
}) {
  const { payment } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="article">
      <Stack>
        <Inline justify="between" align="baseline" wrap={false} gap="normal">
          <Heading size="part" ref={heading} tabIndex={-1}>
            <Reason payment={payment} />
          </Heading>
          <Text as="strong" strong>
            <Money amount={payment.amount} />
          </Text>
        </Inline>
        <ReviewFacts payment={payment} />
        <AskBank payment={payment} onFresh={props.onFresh} />
        <EndEntry payment={payment} onFresh={props.onFresh} onEnded={() => heading.current?.focus()} />
        <AuditLog events={payment.events} context={contextOf(payment)} />
      </Stack>
    </Card>
  );
}

function Reason({ payment }: { readonly payment: ReviewPayment }) {
  const { t } = useTranslation();
  const { listed_reason, listed_code, refund_case } = payment;
  const code = contextOf(payment) === "card" ? listed_code : `FPX ${listed_code}`;
  const reasons = [
    ...(listed_reason === null ? [] : [t(`payments.reason.${listed_reason}`)]),
    ...(listed_reason === null || listed_code === null ? [] : [code]),
    ...(refund_case === null ? [] : [t("payments.reason.refund")]),
  ];
  return reasons.length === 0 ? t("payments.unlisted") : reasons.join(" · ");
}

/** A button that asks the bank again, and the result. */
function AskBank(props: {
  readonly payment: ReviewPayment;
  readonly onFresh: (payment: ReviewPayment) => void;
}) {
  const { t } = useTranslation();
  const { asking, said, fault, ask } = useAskBank(props.payment, props.onFresh);
  return (
    <>
      <Actions>
        <Button busy={asking} onClick={ask}>
          {t("payments.ask", { context: contextOf(props.payment) })}
        </Button>
      </Actions>
      {said !== undefined && <Text>{said}</Text>}
      {fault !== undefined && <FaultNotice fault={fault} />}
    </>
  );
}
