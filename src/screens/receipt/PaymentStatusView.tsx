import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Payment } from "../../api/payments.ts";
import type { StatusToken } from "../../domain/identifiers.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { FPX_APPROVAL_DAYS } from "../../domain/payments/paymentMethod.ts";
import { receiptLink, statusLink } from "../../domain/payments/statusLink.ts";
import { cardExplanationOf, explanationOf } from "../../payment/bankAnswer.ts";
import type { Known } from "../../payment/pollPayment.ts";
import { contextOf, isAsked, mayPayAgain, reportedState, toneOf } from "../../payment/screenByState.ts";
import { isOnSharedComputer } from "../../payment/sharedComputer.ts";
import { Button } from "../../ui/action/Button.tsx";
import { TextLink } from "../../ui/action/TextLink.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { ScreenOnly } from "../../ui/layout/ScreenOnly.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useEnvironment } from "../environment.tsx";
import { optional } from "../parts/optional.ts";
import { useCopy } from "../parts/useCopy.ts";
import { LinkEnd } from "./LinkEnd.tsx";
import { PayAgain } from "./PayAgain.tsx";
import { type ActionOf, PaymentDetails } from "./PaymentDetails.tsx";
import { useAnnouncedAnswer } from "./Unreached.tsx";

const TakeAlong = optional(async () => (await import("./TakeAlong.tsx")).TakeAlong);

/** A payment whose status is known, as the screens pass it on. */
export interface ShownPayment {
  readonly known: Extract<Known, { status: "known" }>;
  readonly asking: boolean;
  readonly onAsk: () => void;
  readonly token: StatusToken | undefined;
}

/**
 * The status of a payment, for every screen that shows it: the state in words, paying again, asking the bank, the details and the
 * status link. If the payment may still have been paid, asking the bank comes before paying again.
 */
export function PaymentStatusView(props: {
  readonly of: ShownPayment;
  /** Next steps, shown inside the state's notice. */
  readonly nextStep?: ReactNode;
  /** Shown while the bank is asked. */
  readonly meanwhile: ReactNode;
  /** Shown before the details. */
  readonly before?: ReactNode;
  /** Shown below the amount. */
  readonly actions?: ReactNode;
  readonly actionOf?: ActionOf | undefined;
}) {
  const { known, asking, onAsk, token } = props.of;
  const { payment, stale } = known;
  const open = isAsked(payment);
  const again = token !== undefined && mayPayAgain(payment) && (
    <PayAgain payment={payment} token={token} isMain={!open} />
  );
  return (
    <>
      <StateNotice payment={payment}>{props.nextStep}</StateNotice>
      {!open && again}
      {(open || stale) && (
        <Stack>
          <Asking known={known} isMain={open} asking={asking} onAsk={onAsk} />
          {open && props.meanwhile}
        </Stack>
      )}
      {open && again}
      {props.before}
      <PaymentDetails
        payment={payment}
        isEarlier={again !== false && !payment.resumable}
        actions={props.actions}
        actionOf={props.actionOf}
      />
      {token !== undefined && !isOnSharedComputer() && <StatusLink payment={payment} token={token} />}
      {token !== undefined && isOnSharedComputer() && (
        <Suspense>
          <TakeAlong payment={payment} token={token} />
        </Suspense>
      )}
    </>
  );
}

/** The status of a payment in words, with the bank's answer, and the next steps below it. */
function StateNotice({ payment, children }: { readonly payment: Payment; readonly children?: ReactNode }) {
  const { t } = useTranslation();
  const context = contextOf(payment);
  const state = reportedState(payment);
  return (
    <Notice tone={toneOf(payment)} role="status" title={t(`receipt.${state}.title`, { context })}>
      <Text>{t(`receipt.${state}.text`, { context })}</Text>
      <BankAnswer payment={payment} />
      <CardAnswer payment={payment} />
      {children}
    </Notice>
  );
}

/** Explains in our own words why a card payment failed, with the next step. Renders nothing for other payments. */
function CardAnswer({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  const explanation = cardExplanationOf(payment);
  if (explanation === undefined) return null;
  return (
    <Stack gap="tight">
      <Text>{t(`cardAnswers.${explanation}.what`)}</Text>
      <Text>{t(`cardAnswers.${explanation}.next`)}</Text>
    </Stack>
  );
}

/** Explains the bank's answer to a payment that is not paid: the reason, the next step, and the code to give the helpline. */
function BankAnswer({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  if (payment.status === "paid" || payment.response_code === null) return null;
  const explanation = explanationOf(payment);
  return (
    <Stack gap="tight">
      {explanation !== undefined && (
        <>
          <Text>{t(`bankAnswers.${explanation}.what`, { days: FPX_APPROVAL_DAYS })}</Text>
          <Text>{t(`bankAnswers.${explanation}.next`)}</Text>
        </>
      )}
      <Text size="small" tone="muted">
        {t("bankAnswers.code")} <bdi translate="no">FPX {payment.response_code}</bdi>
      </Text>
    </Stack>
  );
}

/**
 * The link that shows this payment in any browser: its receipt once it is paid, its status until then. It leads to the portal,
 * never to a host page. A council's page has only a link that ends within a day.
 */
function StatusLink({ payment, token }: { readonly payment: Payment; readonly token: StatusToken }) {
  const { t } = useTranslation();
  const { portal } = useEnvironment();
  const announce = useAnnounce();
  const address = (payment.status === "paid" ? receiptLink : statusLink)(portal, token);
  const { copied, copy } = useCopy(address);
  const press = async () => announce(t((await copy()) === "copied" ? "receipt.copied" : "receipt.notCopied"));
  return (
    <ScreenOnly>
      <Card tone="sunken" as="aside">
        <Stack gap="tight">
          {payment.link_until === undefined ? (
            <Text>{t("receipt.keepLinkHelp")}</Text>
          ) : (
            <LinkEnd payment={payment} until={payment.link_until} />
          )}
          <Inline>
            <TextLink alone href={address} rel="noreferrer">
              {t("receipt.keepLink")}
            </TextLink>
            {/* A plain-http page has no clipboard. The citizen can still copy the link itself. */}
            {navigator.clipboard !== undefined && (
              <Button kind="quiet" onClick={() => void press()}>
                {t(copied === "copied" ? "receipt.copied" : "receipt.copy")}
              </Button>
            )}
          </Inline>
          {copied === "selected" && <Text size="small">{t("receipt.notCopied")}</Text>}
        </Stack>
      </Card>
    </ScreenOnly>
  );
}

/** The times of the last and the next automatic enquiry at the bank, with a button that asks the bank now. */
function Asking(props: {
  readonly known: Extract<Known, { status: "known" }>;
  /** No other action on the screen is more important. */
  readonly isMain: boolean;
  readonly asking: boolean;
  readonly onAsk: () => void;
}) {
  const { t } = useTranslation();
  const { payment, askedAt, stale, waitRequestedAt } = props.known;
  const context = contextOf(payment);
  const time = (instant: Date | string) => t("common.malaysiaTime", { time: formatDateTime(instant) });
  const asked =
    payment.last_enquiry_at === undefined
      ? t("receipt.asked", { time: time(askedAt) })
      : t("receipt.askedBank", { time: time(payment.last_enquiry_at), context });
  const wait = waitRequestedAt && t("receipt.wait", { context });
  const ask = useAnnouncedAnswer({
    state: payment.status,
    asking: props.asking,
    onAsk: props.onAsk,
    answer: wait ?? (stale ? t("receipt.unreached") : asked),
  });
  return (
    <Stack gap="tight">
      {stale && <Text tone="muted">{t("receipt.unreached")}</Text>}
      {wait && <Text>{wait}</Text>}
      <Actions>
        <Button kind={props.isMain ? "primary" : "secondary"} busy={props.asking} onClick={ask}>
          {t("receipt.askAgain", { context })}
        </Button>
      </Actions>
      <Text size="small" tone="muted" phrases>
        {asked}
      </Text>
      {payment.next_enquiry_at !== undefined && (
        <Text size="small" tone="muted" phrases>
          {t("receipt.askedNext", { time: time(payment.next_enquiry_at) })}
        </Text>
      )}
    </Stack>
  );
}
