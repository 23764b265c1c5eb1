import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { FormPeriod } from "../../charges/charge.ts";
import { dayInWords } from "../../domain/malaysiaTime.ts";
import type { Sen } from "../../domain/money.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { usePageLanguage } from "../parts/usePageLanguage.ts";

/**
 * The price, calculated while the citizen fills in the form. The typed dates appear in words and are announced, because a swapped
 * day and month change the price.
 */
export function ChargeFormPrice(props: {
  readonly period: FormPeriod | undefined;
  readonly price: Sen | undefined;
}) {
  const { t } = useTranslation();
  const { period, price } = props;
  const words = usePeriodInWords(period);
  const announce = useAnnounce();
  useEffect(() => (words === undefined ? undefined : announce(words)), [words, announce]);
  return (
    <Stack>
      {words !== undefined && <Text strong>{words}</Text>}
      {price === undefined ? (
        <Text tone="muted">{t("search.amountFollows")}</Text>
      ) : (
        <Stack gap="hair">
          <Text tone="muted">{t("common.total")}</Text>
          <Money amount={price} size="display" />
        </Stack>
      )}
    </Stack>
  );
}

/** "3 April 2026 to 5 April 2026, 2 days" */
function usePeriodInWords(period: FormPeriod | undefined): string | undefined {
  const { t } = useTranslation();
  const language = usePageLanguage();
  return (
    period &&
    t("search.period", {
      start: dayInWords(period.start, language),
      end: dayInWords(period.end, language),
      count: period.days,
    })
  );
}
