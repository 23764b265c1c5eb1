import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { type PaymentDetails, readPaymentDetails } from "../../api/teamPayments.ts";
import { readLine } from "../../charges/lines.ts";
import type { OrderNumber } from "../../domain/identifiers.ts";
import { may } from "../../domain/roles.ts";
import { contextOf, toneOf } from "../../payment/screenByState.ts";
import { useEnvironment, useOwnClient } from "../../screens/environment.tsx";
import { Loading } from "../../screens/parts/Loading.tsx";
import { ScreenHeading } from "../../screens/parts/ScreenHeading.tsx";
import { LinkButton } from "../../ui/action/LinkButton.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Mark } from "../../ui/text/Mark.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { EmailText } from "../parts/EmailText.tsx";
import { useDeskRead } from "../parts/useDeskRead.ts";
import { useDeskRoles } from "../parts/useDeskUser.ts";
import { AskBank, AuditLog, ReviewFacts } from "../review/ReviewCard.tsx";
import { CorrectEmail } from "./CorrectEmail.tsx";
import { LastAnswer } from "./LastAnswer.tsx";
import { PaidBills } from "./PaidBills.tsx";
import { PaymentRefund } from "./PaymentRefund.tsx";
import { MessageTable, Remittances } from "./Proceedings.tsx";
import { ResendReceipt } from "./ResendReceipt.tsx";

/** The page of one payment. */
export function PaymentView({ order }: { readonly order: OrderNumber }) {
  const { t } = useTranslation();
  const { hrefOf } = useEnvironment();
  const client = useOwnClient();
  const { reading, again } = useDeskRead(
    useCallback((signal: AbortSignal) => readPaymentDetails(client, order, signal), [client, order]),
  );
  return (
    <Stack gap="loose" as="section">
      <Stack gap="tight" align="start">
        <LinkButton kind="quiet" flush="start" href={hrefOf({ screen: "desk", page: "payments" }) ?? ""}>
          {t("deskPayments.back")}
        </LinkButton>
        <ScreenHeading>
          <span translate="no">{order}</span>
        </ScreenHeading>
      </Stack>
      <HeadingLevel>
        {reading.status === "looking" && <Loading shape="block" lines={4} />}
        {reading.status === "fault" &&
          (reading.fault.kind === "missing" ? (
            <Notice tone="warning" role="alert" title={t("review.notFound")} />
          ) : (
            <DeskFault fault={reading.fault} onRetry={again} />
          ))}
        {reading.status === "read" && <Details found={reading.value} />}
      </HeadingLevel>
    </Stack>
  );
}

function Details(props: { readonly found: PaymentDetails }) {
  const { t } = useTranslation();
  const roles = useDeskRoles();
  const [details, setDetails] = useState(props.found);
  const { payment } = details;
  const lines = payment.services.map(readLine);
  const maySend = lines.some(({ council }) => may(roles, "payments.resend", council));
  return (
    <Stack gap="loose">
      <Inline justify="between" align="baseline" gap="normal">
        <Mark tone={toneOf(payment)}>{t(`status.${payment.status}`)}</Mark>
        <Money amount={payment.amount} size="large" />
      </Inline>
      <Card>
        <Stack>
          <ReviewFacts
            payment={payment}
            contact={[
              { term: t("deskPayments.email"), value: <EmailText>{payment.email}</EmailText> },
              { term: t("deskPayments.phone"), value: <bdi translate="no">{payment.contact}</bdi> },
            ]}
          />
          <LastAnswer payment={payment} />
          {may(roles, "payments.ask") && (
            <AskBank
              payment={payment}
              onFresh={(fresh) => {
                // the answer of this call masks the payer
                const { user, email, contact } = payment;
                setDetails({ ...details, payment: { ...fresh, user, email, contact } });
              }}
            />
          )}
          {maySend && payment.status === "paid" && (
            <ResendReceipt order={payment.order_number} onSent={setDetails} />
          )}
          {may(roles, "payments.correct_email") && payment.email !== "" && (
            <CorrectEmail order={payment.order_number} email={payment.email} onFresh={setDetails} />
          )}
          <AuditLog events={payment.events} context={contextOf(payment)} />
        </Stack>
      </Card>
      <PaidBills lines={lines} />
      {payment.status === "paid" && <PaymentRefund order={payment.order_number} lines={lines} />}
      <Stack as="section">
        <Heading>{t("deskPayments.messages")}</Heading>
        <MessageTable messages={details.messages} />
      </Stack>
      <Stack as="section">
        <Heading>{t("deskPayments.remittance")}</Heading>
        <Remittances details={details} />
      </Stack>
    </Stack>
  );
}
