import { useTranslation } from "react-i18next";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { contextOf } from "../../payment/gatewayTexts.ts";
import type { Known } from "../../payment/pollPayment.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useAnnouncedAnswer } from "./useAnnouncedAnswer.ts";

/** The times of the last and the next automatic enquiry at the bank, with a button that asks the bank now. */
export function Asking(props: {
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
