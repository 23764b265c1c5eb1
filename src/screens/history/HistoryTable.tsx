import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { useTranslation } from "react-i18next";
import type { OwnPayment } from "../../api/readHistory.ts";
import type { ServiceLine } from "../../charges/index.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { momentOf } from "../../payment/pastPayments.ts";
import { paymentMethodFact } from "../../payment/paymentMethodFact.ts";
import { contextOf, reportedState, toneOf } from "../../payment/screenByState.ts";
import { LineTable } from "../../ui/data/LineTable.tsx";
import { WIDE } from "../../ui/style/tokens.ts";
import { Mark } from "../../ui/text/Mark.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { VisuallyHidden } from "../../ui/text/VisuallyHidden.tsx";
import { CouncilName } from "../parts/CouncilName.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { amountInText } from "../parts/paying/amountInText.ts";

/** Beside the roomy columns a date and its time stay on one line. A narrow screen has no width to spare for that. */
const Moment = styled.span(css`
  ${WIDE} {
    white-space: nowrap;
  }
`);

/** Payments, newest first, each with its state and a link to its receipt. */
export function HistoryTable({ payments }: { readonly payments: readonly OwnPayment[] }) {
  const { t } = useTranslation();
  return (
    <LineTable
      caption={t("history.list")}
      titleHeader={t("history.payment")}
      columns={[t("common.state"), t("receipt.method")]}
      amountHeader={t("common.total")}
      lines={payments.map((payment) => {
        const [, way] = paymentMethodFact(payment, t);
        const state = t(`receipt.${reportedState(payment)}.title`, { context: contextOf(payment) });
        return {
          id: payment._id,
          title: (
            <>
              <Text as="strong" strong translate="no">
                <Moment>{formatDateTime(momentOf(payment))}</Moment>
              </Text>
              <PaidFor lines={payment.services} />
            </>
          ),
          cells: [
            <Mark key="state" tone={toneOf(payment)}>
              {state}
            </Mark>,
            <bdi key="way" translate="no">
              {way}
            </bdi>,
          ],
          amount: payment.amount,
          action: <PaymentLink payment={payment} />,
        };
      })}
    />
  );
}

/** Links a paid payment to its receipt, and any other to the screen with its state and the next steps. */
function PaymentLink({ payment }: { readonly payment: OwnPayment }) {
  const { t } = useTranslation();
  const { status, status_token: token, amount } = payment;
  const isPaid = status === "paid";
  return (
    <GoButton kind="quiet" to={{ screen: isPaid ? "receipt" : "requery", token }}>
      <span>
        {t(isPaid ? "alert.seeReceipt" : "alert.open")}{" "}
        <VisuallyHidden>
          {t("history.ofPayment", { time: formatDateTime(momentOf(payment)), amount: amountInText(amount) })}
        </VisuallyHidden>
      </span>
    </GoButton>
  );
}

/** One line for each charge type of each council, with the number of bills. */
function PaidFor({ lines }: { readonly lines: readonly ServiceLine[] }) {
  const { t } = useTranslation();
  const kinds = new Set(lines.map(kindOf));
  return [...kinds].map((kind) => {
    const [line, ...others] = lines.filter((one) => kindOf(one) === kind);
    if (line === undefined) return null;
    const name = t(`charges.name.${line.type}`);
    return (
      <Text key={kind} as="div" size="small">
        {others.length === 0 ? name : `${name} (${others.length + 1})`}
        {", "}
        <Text as="span" tone="muted">
          <CouncilName code={line.council} />
        </Text>
      </Text>
    );
  });
}

function kindOf({ council, type }: ServiceLine): string {
  return `${council} ${type}`;
}
