import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { closeUnmatchedPayment } from "../../api/reviewQueue.ts";
import type { UnmatchedPayment } from "../../api/schemas/unmatchedPayment.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { DescriptionList, type DescriptionRow } from "../../ui/data/DescriptionList.tsx";
import { Timeline } from "../../ui/data/Timeline.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { BillText } from "../parts/BillText.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { OrderText } from "../parts/OrderText.tsx";
import { useDeskAction } from "../parts/useDeskAction.ts";
import { useMay } from "../parts/useMay.ts";
import { DecisionForm } from "./DecisionForm.tsx";

/** A proven payment of which the portal has no record: the facts, what happened, and the form that ends the entry. */
export function UnmatchedCard(props: { readonly payment: UnmatchedPayment }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [payment, setPayment] = useState(props.payment);
  const { run, busy, fault } = useDeskAction();
  const mayEnd = useMay("reviews.end");

  const close = async (_choice: "close", note: string) => {
    await run(async (client) => {
      const request = { note, seen: payment.log.length };
      setPayment(await closeUnmatchedPayment(client, payment.order_number, request));
      heading.current?.focus();
      return (t) => t("review.unmatched.closed");
    });
  };

  return (
    <Card as="article">
      <Stack>
        <Inline justify="between" align="baseline" wrap={false} gap="normal">
          <Heading size="part" ref={heading} tabIndex={-1}>
            {t("review.unmatched.title")}
          </Heading>
          {payment.amount !== null && (
            <Text as="strong" strong>
              <Money amount={payment.amount} />
            </Text>
          )}
        </Inline>
        <Text>{t("review.unmatched.help")}</Text>
        <Facts payment={payment} />
        <Timeline
          entries={payment.log.map(({ at, what, code, by, note }) => ({
            instant: at,
            time: formatDateTime(at),
            text: [t(`review.event.${what}`), code].filter(Boolean).join(" · "),
            by,
            note,
          }))}
        />
        {payment.status === "open" && mayEnd && (
          <DecisionForm
            name={t("review.unmatched.close", { number: payment.order_number })}
            label={t("review.note")}
            hint={t("review.unmatched.noteHint")}
            choices={[{ choice: "close", text: t("review.unmatched.action") }]}
            busy={busy}
            onDecide={close}
          />
        )}
        {payment.status !== "open" && <Text>{t("review.unmatched.closed")}</Text>}
        <DeskFault fault={fault} />
      </Stack>
    </Card>
  );
}

function Facts({ payment }: { readonly payment: UnmatchedPayment }) {
  const { t } = useTranslation();
  const { gateway, transaction, authorization, bills, paid_at } = payment;
  const number = (term: string, text: string | null): DescriptionRow[] =>
    text ? [{ term, value: <bdi translate="no">{text}</bdi> }] : [];
  const rows = [
    { term: t("receipt.transaction"), value: <OrderText>{payment.order_number}</OrderText> },
    ...number(t(gateway === "card" ? "receipt.cardTransaction" : "receipt.fpxTransaction"), transaction),
    ...number(t("review.unmatched.authorization"), authorization),
    ...number(t("review.unmatched.paidAt"), paid_at && formatDateTime(paid_at)),
    ...(bills.length === 0
      ? []
      : [
          {
            term: t("review.unmatched.bills"),
            value: bills.map((id) => (
              <div key={id}>
                <BillText id={id} />
              </div>
            )),
          },
        ]),
  ];
  return <DescriptionList align="start" rows={rows} />;
}
