import { useTranslation } from "react-i18next";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { contextOf } from "../../payment/gatewayTexts.ts";
import type { Known } from "../../payment/pollPayment.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";

/** When the bank was last asked and is asked next by itself, and a way to have it asked now. */
export function Asking(props: {
  readonly known: Extract<Known, { status: "known" }>;
  readonly asking: boolean;
  readonly onAsk: () => void;
}) {
  const { t } = useTranslation();
  const { payment, askedAt, stale, toldToWaitAt } = props.known;
  const context = contextOf(payment);
  const time = (instant: Date | string) => t("common.malaysiaTime", { time: formatDateTime(instant) });
  return (
    <Stack gap="tight">
      {stale && <Text tone="muted">{t("receipt.unreached")}</Text>}
      {toldToWaitAt !== undefined && <Text>{t("receipt.wait", { context })}</Text>}
      <Inline>
        <Button busy={props.asking} onClick={props.onAsk}>
          {t("receipt.askAgain", { context })}
        </Button>
        <Text size="small" tone="muted">
          {payment.last_enquiry_at === undefined
            ? t("receipt.asked", { time: time(askedAt) })
            : t("receipt.askedBank", { time: time(payment.last_enquiry_at), context })}
        </Text>
      </Inline>
      {payment.next_enquiry_at !== undefined && (
        <Text size="small" tone="muted">
          {t("receipt.askedNext", { time: time(payment.next_enquiry_at) })}
        </Text>
      )}
    </Stack>
  );
}
