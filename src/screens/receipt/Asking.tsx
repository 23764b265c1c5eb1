import { useEffect, useEffectEvent, useRef } from "react";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import type { PaymentState } from "../../domain/paymentState.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { contextOf } from "../../payment/gatewayTexts.ts";
import type { Known } from "../../payment/pollPayment.ts";
import { Button } from "../../ui/action/Button.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";

/** When the bank was last asked and is asked next by itself, and a way to have it asked now. */
export function Asking(props: {
  readonly known: Extract<Known, { status: "known" }>;
  /** There is nothing else to be done here. */
  readonly isMain: boolean;
  readonly asking: boolean;
  readonly onAsk: () => void;
}) {
  const { t } = useTranslation();
  const { payment, askedAt, stale, toldToWaitAt } = props.known;
  const context = contextOf(payment);
  const time = (instant: Date | string) => t("common.malaysiaTime", { time: formatDateTime(instant) });
  const asked =
    payment.last_enquiry_at === undefined
      ? t("receipt.asked", { time: time(askedAt) })
      : t("receipt.askedBank", { time: time(payment.last_enquiry_at), context });
  const announce = useAnnounce();
  // how it stood at the press: another state tells itself, and what is asked without a press is not told
  const stood = useRef<PaymentState>(undefined);
  const tell = useEffectEvent((isAsking: boolean) => {
    if (isAsking) return;
    if (stood.current === payment.status) announce(asked);
    stood.current = undefined;
  });
  useEffect(() => tell(props.asking), [props.asking]);
  const ask = () => {
    stood.current = payment.status;
    props.onAsk();
  };
  return (
    <Stack gap="tight">
      {stale && <Text tone="muted">{t("receipt.unreached")}</Text>}
      {toldToWaitAt !== undefined && <Text>{t("receipt.wait", { context })}</Text>}
      <Actions>
        <Button kind={props.isMain ? "primary" : "secondary"} busy={props.asking} onClick={ask}>
          {t("receipt.askAgain", { context })}
        </Button>
        <Text size="small" tone="muted">
          {asked}
        </Text>
      </Actions>
      {payment.next_enquiry_at !== undefined && (
        <Text size="small" tone="muted">
          {t("receipt.askedNext", { time: time(payment.next_enquiry_at) })}
        </Text>
      )}
    </Stack>
  );
}
