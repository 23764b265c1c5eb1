import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Fault } from "../../api/fault.ts";
import { type Payment, payAgain } from "../../api/payments.ts";
import { chargeOf, shownNumberOf } from "../../charges/lines.ts";
import type { StatusToken } from "../../domain/identifiers.ts";
import { contextOf, isAsked } from "../../payment/screenByState.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useClient, useEnvironment } from "../environment.tsx";
import { amountInText } from "../parts/paying/amountInText.ts";
import {
  FpxTerms,
  PaymentObstacle,
  PayTwiceConsent,
  ProceedButton,
  useIdempotencyKey,
  useRedirectToGateway,
  WhereNext,
} from "../parts/paying/ProceedButton.tsx";
import { usePageLanguage } from "../parts/texts.ts";

type Changed = Extract<Fault, { kind: "amount_changed" }>;

/**
 * Resumes a payment or pays its bills again. The status token suffices, so this works on any device. Changed amounts appear
 * first. While the bank is still being asked about this payment or another one, the citizen has to consent.
 */
function usePayAgain(payment: Parameters<typeof isAsked>[0], token: StatusToken) {
  const client = useClient();
  const { returnAddress } = useEnvironment();
  const language = usePageLanguage();
  const { paying, redirectWith } = useRedirectToGateway();
  const intent = useIdempotencyKey();
  const [changed, setChanged] = useState<Changed>();
  const [consent, setConsent] = useState<"not_needed" | "needed" | "given">(
    isAsked(payment) ? "needed" : "not_needed",
  );

  const proceed = () =>
    redirectWith(
      async () => {
        const request = {
          callback_url: returnAddress(),
          language,
          amount: changed?.amount,
          although_open: consent === "given" ? (true as const) : undefined,
        };
        const created = await payAgain(client, token, request, intent.keyOf({ token, ...request }));
        // The payment has just turned out to have an ending. The page keeps polling and shows it.
        return created.status === "in_progress" ? created : undefined;
      },
      {
        onLeaving: intent.forget,
        onFault: async (fault) => {
          if (fault.kind === "amount_changed") setChanged(fault);
          if (fault.kind === "refused" && fault.reason === "still_open") setConsent("needed");
        },
      },
    );

  return {
    paying,
    changed,
    consent,
    giveConsent: (given: boolean) => setConsent(given ? "given" : "needed"),
    proceed: () => void proceed(),
  } as const;
}

/** Leads to the bank with a payment that never went there, or pays the bills of an unpaid payment again. */
export function PayAgain(props: {
  readonly payment: Payment;
  readonly token: StatusToken;
  /** No other action on the screen is better. */
  readonly isMain: boolean;
}) {
  const { t } = useTranslation();
  const { payment, token } = props;
  const { paying, changed, consent, giveConsent, proceed } = usePayAgain(payment, token);
  const amount = changed?.amount ?? payment.amount;
  const kind = payment.resumable ? "resume" : "again";
  const context = contextOf(payment);
  const isRest = changed?.lines.includes(null) === true;
  return (
    <Card tone={props.isMain ? "accent" : "plain"} as="section">
      <Stack>
        <Stack gap="tight">
          <Heading>{t(`payAgain.${kind}.title`, { context })}</Heading>
          {amount > 0 && (
            <Text>
              {t(isRest ? "payAgain.rest" : `payAgain.${kind}.text`, { bank: payment.bank_name, context })}
            </Text>
          )}
        </Stack>
        {changed !== undefined && <Changes payment={payment} changed={changed} />}
        {amount > 0 && (
          <>
            <Stack gap="tight">
              <Text tone="muted">{t("common.total")}</Text>
              <Money size="large" amount={amount} />
            </Stack>
            <WhereNext context={context} />
            {context === undefined && <FpxTerms />}
            <PaymentObstacle paying={paying} context={context} />
            {consent !== "not_needed" && <PayTwiceConsent given={consent === "given"} onGive={giveConsent} />}
            <ProceedButton
              paying={paying}
              context={context}
              isMain={props.isMain}
              disabled={consent === "needed"}
              onProceed={proceed}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}

/** The old and the new amount, and the bills that can no longer be paid. */
function Changes(props: {
  readonly payment: Payment;
  readonly changed: NonNullable<ReturnType<typeof usePayAgain>["changed"]>;
}) {
  const { t } = useTranslation();
  const { payment, changed } = props;
  const gone = payment.services.filter((_line, place) => changed.lines[place] === null);
  const amounts = { was: amountInText(payment.amount), now: amountInText(changed.amount) };
  return (
    <Notice
      tone="warning"
      role="alert"
      title={changed.amount > 0 ? t("cart.changed", amounts) : t("payAgain.nothingLeft")}
    >
      {gone.length > 0 && (
        <>
          <Text>{t(changed.amount > 0 ? "payAgain.gone" : "payAgain.nothingLeftHelp")}</Text>
          <Stack as="ul" gap="hair">
            {gone.map((line) => (
              <Text key={`${line.type} ${chargeOf(line).numberOf(line)}`} as="li" size="small">
                {t(`charges.name.${line.type}`)} <bdi translate="no">{shownNumberOf(line)}</bdi>
              </Text>
            ))}
          </Stack>
        </>
      )}
    </Notice>
  );
}
