import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { paidByYear } from "../../payment/pastPayments.ts";
import { Button } from "../../ui/action/Button.tsx";
import { BarTable } from "../../ui/data/BarTable.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import type { HistoryReading } from "./useHistory.ts";

/** The sum paid in each year, for the filter without its year. Says so while older payments are not counted. */
export function PaidByYear({ of }: { readonly of: HistoryReading }) {
  const { t } = useTranslation();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = useRef(false);
  const { payments, filter, isComplete, isReading, readAll } = of;
  // After everything is counted the pressed button is gone. Move the focus only if the user has not moved it meanwhile.
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (isComplete && isAsked.current && isFocusLost) heading.current?.focus();
  }, [isComplete]);
  const countAll = () => {
    isAsked.current = true;
    readAll();
  };
  const years = paidByYear(payments, { ...filter, year: undefined });
  if (years.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack>
        <Stack gap="hair">
          <Heading id={id} tabIndex={-1} ref={heading}>
            {t("history.paidByYear")}
          </Heading>
          <Text size="small" tone="muted">
            {t("history.paidOnly")}
          </Text>
        </Stack>
        <BarTable
          caption={t("history.paidByYear")}
          labelHeader={t("history.year")}
          amountHeader={t("common.total")}
          bars={years.map(({ year, amount }) => ({ label: String(year), amount }))}
        />
        {!isComplete && (
          <>
            <Text size="small">{t("history.paidPartly", { count: payments.length })}</Text>
            <Actions>
              <Button busy={isReading} onClick={countAll}>
                {t("history.countAll")}
              </Button>
            </Actions>
          </>
        )}
      </Stack>
    </Card>
  );
}
