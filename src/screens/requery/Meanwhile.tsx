import type { Payment } from "../../api/readPayment.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { contextOf } from "../../payment/gatewayTexts.ts";
import { mayPayAgain } from "../../payment/screenByState.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";

/** What the citizen may do, and need not do, while the bank is asked. */
export function Meanwhile({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  const context = contextOf(payment);
  return (
    <Card tone="sunken" as="section">
      <Stack gap="tight">
        <Heading>{t("requery.meanwhile.title", { context })}</Heading>
        <Stack as="ul" gap="tight">
          <Text as="li">{t("requery.meanwhile.close", { context })}</Text>
          <Text as="li">
            {t(mayPayAgain(payment) ? "requery.meanwhile.waitBetter" : "requery.meanwhile.wait")}
          </Text>
          <Text as="li">{t("requery.meanwhile.charged", { context })}</Text>
        </Stack>
      </Stack>
    </Card>
  );
}
