import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ReviewPayment, requeryReviewPayment } from "../../api/reviewQueue.ts";
import type { AuditEntry } from "../../api/schemas/reviewPayment.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { paymentMethodFact } from "../../payment/paymentMethodFact.ts";
import { contextOf, type GatewayContext } from "../../payment/screenByState.ts";
import { Button } from "../../ui/action/Button.tsx";
import { DescriptionList, type DescriptionRow } from "../../ui/data/DescriptionList.tsx";
import { Timeline } from "../../ui/data/Timeline.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { DoneMark } from "../parts/DoneMark.tsx";
import { OrderLink } from "../parts/OrderLink.tsx";
import { OrderText } from "../parts/OrderText.tsx";
import { refundAmount } from "../parts/refundAmount.ts";
import { useDeskAction } from "../parts/useDeskAction.ts";
import { useMay } from "../parts/useMay.ts";
import { EndEntry } from "./EndEntry.tsx";

/** Has the server ask the bank about a payment, and says the result. The bank may be asked only now and then. */
function useAskBank(payment: ReviewPayment, onFresh: (payment: ReviewPayment) => void) {
  const { run, ...shown } = useDeskAction();
  /** When it may be asked again. */
  const [again, setAgain] = useState<Date>();
  const context = contextOf(payment);
  const ask = () =>
    run(
      async (client) => {
        const fresh = await requeryReviewPayment(client, payment._id);
        onFresh(fresh);
        return (t) => t("review.asked", { state: t(`status.${fresh.status}`), context });
      },
      (fault) => fault.kind === "busy" && setAgain(new Date(Date.now() + (fault.retryAfter ?? 0) * 1000)),
    );
  return { ...shown, again, ask };
}

/** One payment of the review queue: the reason, the facts, the requery button and the events. */
export function ReviewCard(props: {
  readonly payment: ReviewPayment;
  readonly onFresh: (payment: ReviewPayment) => void;
}) {
  const { payment } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const mayAsk = useMay("payments.ask");
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
        <ReviewFacts payment={payment} leadsToPayment />
        {mayAsk && <AskBank payment={payment} onFresh={props.onFresh} />}
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
    ...(listed_reason === null ? [] : [t(`review.reason.${listed_reason}`)]),
    ...(listed_reason === null || listed_code === null ? [] : [code]),
    ...(refund_case === null ? [] : [t("review.reason.refund")]),
  ];
  return reasons.length === 0 ? t("review.unlisted") : reasons.join(" · ");
}

/** A button that asks the bank again, and the result. */
export function AskBank(props: {
  readonly payment: ReviewPayment;
  readonly onFresh: (payment: ReviewPayment) => void;
}) {
  const { t } = useTranslation();
  const { payment } = props;
  const context = contextOf(payment);
  const { busy, said, fault, again, ask } = useAskBank(payment, props.onFresh);
  return (
    <>
      <Actions>
        <Button busy={busy} onClick={ask}>
          {t("review.ask", { context })}
        </Button>
      </Actions>
      <DoneMark said={said} />
      {fault?.kind === "busy" && fault.retryAfter !== undefined && again !== undefined ? (
        <Notice
          tone="warning"
          role="alert"
          // the card gateway's limit can last a day, so the text gives a date and time
          title={t("review.askedTooSoon", {
            seconds: fault.retryAfter,
            time: formatDateTime(again),
            context,
          })}
        />
      ) : (
        <DeskFault fault={fault} />
      )}
    </>
  );
}

/** A payment's numbers, its state, and the times of the last and the next requery. The payer is masked. */
export function ReviewFacts(props: {
  readonly payment: ReviewPayment;
  /** The payer's address and phone, for a page that shows them. */
  readonly contact?: readonly DescriptionRow[];
  /** Whether the order number leads to the payment's own page. */
  readonly leadsToPayment?: boolean;
}) {
  const { t } = useTranslation();
  const { payment, contact = [], leadsToPayment = false } = props;
  const { refund_case, last_enquiry_at: last, next_enquiry_at: next } = payment;
  const state = t("review.stateSince", {
    state: t(`status.${payment.status}`),
    time: formatDateTime(stateSince(payment)),
  });
  const rows: readonly (DescriptionRow | undefined)[] = [
    { term: t("common.state"), value: state },
    {
      term: t("receipt.transaction"),
      value: leadsToPayment ? (
        <OrderLink order={payment.order_number} />
      ) : (
        <OrderText>{payment.order_number}</OrderText>
      ),
    },
    reference(t("receipt.number"), payment.receipt_no),
    reference(t("receipt.fpxTransaction"), payment.fpx_fpxTxnId),
    reference(t("receipt.cardTransaction"), payment.card_transaction),
    reference(...paymentMethodFact(payment, t)),
    reference(t("receipt.payer"), payment.user),
    ...contact,
    refund_case === null
      ? undefined
      : { term: t("review.refundAmount"), value: <Money amount={refundAmount(refund_case)} /> },
    {
      term: t("review.lastAsked", { context: contextOf(payment) }),
      value: last ? formatDateTime(last) : t("review.neverAsked"),
    },
    { term: t("review.nextAsked"), value: next ? formatDateTime(next) : t("review.notAsked") },
  ];
  return <DescriptionList align="start" rows={rows.filter((row) => row !== undefined)} />;
}

/** The time of the last change of the status, an instant in UTC. */
function stateSince({ events, payment_datetime }: ReviewPayment): string {
  return events.findLast(({ to }) => to !== undefined)?.at ?? payment_datetime;
}

function reference(term: string, text: string | undefined): DescriptionRow | undefined {
  return text ? { term, value: <bdi translate="no">{text}</bdi> } : undefined;
}

/** The events of a payment, oldest first, with the bank's codes or the card gateway's messages, folded. */
export function AuditLog(props: {
  readonly events: readonly AuditEntry[];
  readonly context: GatewayContext;
}) {
  const { events, context } = props;
  const { t } = useTranslation();
  const noteOf = ({ source, debit_code, credit_code, said, fields }: AuditEntry): string =>
    [
      source && t(`review.source.${source}`, { context }),
      debit_code && `FPX ${[debit_code, credit_code].filter(Boolean).join("/")}`,
      said,
      fields?.join(", "),
    ]
      .filter(Boolean)
      .join(" · ");
  return (
    <Disclosure line={t("review.details")}>
      <Timeline
        entries={events.map((event) => ({
          instant: event.at,
          time: formatDateTime(event.at),
          text: t(`review.event.${event.what}`, { context }),
          by: event.by,
          note: noteOf(event),
        }))}
      />
    </Disclosure>
  );
}
