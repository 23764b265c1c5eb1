import { useTranslation } from "react-i18next";
import type { CartAmounts } from "../../../stores/freshAmounts.ts";
import { Stack } from "../../../ui/layout/Stack.tsx";
import { Money } from "../../../ui/text/Money.tsx";
import { Text } from "../../../ui/text/Text.tsx";
import { CouncilHead } from "../CouncilHead.tsx";

/** The council of the items with its crest, if it is one, how many there are, and what they cost. */
export function TotalToPay({
  amounts: { items, payable, total },
}: {
  readonly amounts: Pick<CartAmounts, "items" | "payable" | "total">;
}) {
  const { t } = useTranslation();
  const [council, ...others] = new Set(items.map((item) => item.council));
  const left = items.length - payable.length;
  return (
    <Stack gap="hair">
      {council !== undefined && others.length === 0 && (
        <Text as="div" size="small">
          <CouncilHead code={council} />
        </Text>
      )}
      <Text size="small" tone="muted">
        {t("common.total")} · {t("cart.items", { count: payable.length })}
      </Text>
      <Text as="strong" strong>
        <Money size="large" amount={total} />
      </Text>
      {left > 0 && payable.length > 0 && <Text size="small">{t("cart.notCounted", { count: left })}</Text>}
    </Stack>
  );
}
