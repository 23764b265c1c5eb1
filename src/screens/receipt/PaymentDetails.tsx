import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Payment } from "../../api/payments.ts";
import { confirmedAt, paidAt } from "../../api/payments.ts";
import type { ServiceLine } from "../../charges/index.ts";
import { chargeOf, detailsOf, identityOf, linesByCouncil } from "../../charges/lines.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { paymentMethodFact } from "../../payment/paymentMethodFact.ts";
import { contactLines } from "../../print/receipt/contactLines.ts";
import { DescriptionList, type DescriptionRow } from "../../ui/data/DescriptionList.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Divided } from "../../ui/layout/Divided.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { ChargeTitle } from "../parts/ChargeTitle.tsx";
import { Consequence } from "../parts/Consequence.tsx";
import { CouncilHead } from "../parts/CouncilHead.tsx";
import { CouncilName } from "../parts/CouncilName.tsx";
import { Decoration } from "../parts/Decoration.tsx";
import { FactList, PartList } from "../parts/FactList.tsx";
import { ItemName } from "../parts/ItemName.tsx";

/** A number that breaks at its hyphens leaves no single letter on its last line. */
const Lines = styled.div`
  text-wrap: balance;
`;

/** A transaction number has no hyphens. If it is longer than the line, it breaks after its letter and day ("K261122"). */
const DAY_OF_ORDER = 7;

export type ActionOf = (line: ServiceLine) => ReactNode;

/** The details of a payment: who got the money, numbers, times in Malaysia time, payer and lines. */
export function PaymentDetails(props: {
  readonly payment: Payment;
  /** The card appears beside the form that pays again, whose amount may differ. */
  readonly isEarlier?: boolean;
  /** What can be done with the payment, drawn below its amount, with which a receipt begins. */
  readonly actions?: ReactNode;
  /** What can be done with a line, drawn below it. */
  readonly actionOf?: ActionOf | undefined;
}) {
  const { t } = useTranslation();
  const { payment, isEarlier = false } = props;
  const councils = [...new Set(payment.services.map(({ council }) => council))];
  const paid = payment.status === "paid";
  const paidTime = paid ? paidAt(payment) : undefined;
  const confirmed = paid ? confirmedAt(payment) : undefined;
  const time = (instant: string) => t("common.malaysiaTime", { time: formatDateTime(instant) });
  const rows: (DescriptionRow | undefined)[] = [
    reference(t("receipt.number"), payment.receipt_no),
    paidTime !== undefined
      ? { term: t("receipt.paidAt"), value: time(paidTime) }
      : { term: t("receipt.startedAt"), value: time(payment.payment_datetime) },
    confirmed === undefined ? undefined : { term: t("receipt.confirmedAt"), value: time(confirmed) },
    reference(t("receipt.transaction"), payment.order_number, DAY_OF_ORDER),
    reference(t("receipt.fpxTransaction"), payment.fpx_fpxTxnId),
    reference(t("receipt.cardTransaction"), payment.card_transaction),
    reference(t("receipt.authorization"), payment.authorization),
    reference(...paymentMethodFact(payment, t)),
    reference(t("receipt.payer"), payment.user),
    reference(t("receipt.email"), payment.email),
    reference(t("receipt.phone"), payment.contact),
  ];
  return (
    <Card tone={paid ? "accent" : "plain"} as="section">
      <Stack>
        {isEarlier && <Heading>{t("receipt.earlier")}</Heading>}
        <Stack gap="tight">
          <Inline as="div" justify="between" wrap={false}>
            <Stack gap="tight">
              <Text tone="muted">{t("common.total")}</Text>
              <Money size="display" amount={payment.amount} />
            </Stack>
            {paid && <Decoration scene="paid" />}
          </Inline>
          {councils.map((code) => (
            <CouncilHead key={code} code={code} />
          ))}
        </Stack>
        {props.actions}
        <DescriptionList align="start" rows={rows.filter((row) => row !== undefined)} />
        <PaidLines payment={payment} actionOf={props.actionOf} />
      </Stack>
    </Card>
  );
}

function reference(term: string, text: string | undefined, breakAt = 0): DescriptionRow | undefined {
  if (text === undefined || text === "") return undefined;
  return {
    term,
    value: (
      <Lines>
        <Text as="span" translate="no">
          {text.slice(0, breakAt)}
          {breakAt > 0 && <wbr />}
          {text.slice(breakAt)}
        </Text>
      </Lines>
    ),
  };
}

/** The lines of a payment by council, with the parts of each amount, and their total. */
function PaidLines(props: { readonly payment: Payment; readonly actionOf: ActionOf | undefined }) {
  const { t } = useTranslation();
  const { payment, actionOf } = props;
  return (
    <Stack>
      <Heading>{t(payment.status === "paid" ? "receipt.items" : "cart.itemsToPay")}</Heading>
      <HeadingLevel>
        {linesByCouncil(payment.services).map(({ council, lines }) => (
          <Stack key={council} as="section">
            <Stack gap="hair">
              <Heading size="part">
                <CouncilName code={council} />
              </Heading>
              {contactLines(payment.council_contacts?.[council], t).map((line) => (
                <Text key={line} size="small" tone="muted">
                  {line}
                </Text>
              ))}
            </Stack>
            <HeadingLevel>
              <Divided>
                {lines.map((line) => (
                  <PaidLine key={identityOf(line)} line={line} startedAt={payment.payment_datetime}>
                    {actionOf?.(line)}
                  </PaidLine>
                ))}
              </Divided>
            </HeadingLevel>
          </Stack>
        ))}
      </HeadingLevel>
      <DescriptionList
        rows={[
          { term: t("common.total"), value: <Money amount={payment.amount} size="large" />, total: true },
        ]}
      />
    </Stack>
  );
}

function PaidLine(props: {
  readonly line: ServiceLine;
  readonly startedAt: string;
  readonly children: ReactNode;
}) {
  const { line } = props;
  const parts = chargeOf(line).lineParts(line);
  return (
    <Stack as="article">
      <ChargeTitle of={line} withoutCouncil>
        <ItemName of={line} />
      </ChargeTitle>
      <FactList facts={detailsOf(line)} />
      <Consequence of={line} paidAt={props.startedAt} />
      {parts.length > 1 && <PartList parts={parts} />}
      {props.children}
    </Stack>
  );
}
