import type { Payment } from "../../api/readPayment.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { contextOf } from "../../payment/gatewayTexts.ts";
import { Timeline } from "../../ui/data/Timeline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";

/** What happened to a payment, the oldest first, in Malaysia time. */
export function History({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  return (
    <Stack as="section">
      <Stack gap="hair">
        <Heading>{t("requery.history.title")}</Heading>
        <Text size="small" tone="muted">
          {t("requery.history.zone")}
        </Text>
      </Stack>
      <Timeline
        entries={payment.history.map(({ what, at }) => ({
          instant: at,
          time: formatDateTime(at),
          text: t(`requery.history.${what}`, { context: contextOf(payment) }),
        }))}
      />
    </Stack>
  );
}
