import { useTranslation } from "react-i18next";
import { chargeOf } from "../../charges/lines.ts";
import { formatMoney, type Sen } from "../../domain/money.ts";
import type { SavedItem } from "../../stores/cartStorage.ts";
import { LineTable } from "../../ui/data/LineTable.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { CouncilName } from "../parts/CouncilName.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import type { Changes } from "./useFreshAmounts.ts";

/** What is about to be paid; an amount that changed shows the old one beside the new. */
export function CheckoutSummary(props: {
  readonly items: readonly SavedItem[];
  readonly changes: Changes;
  readonly total: Sen;
}) {
  const { t } = useTranslation();
  return (
    <Card>
      <Stack>
        <Heading>{t("checkout.summary")}</Heading>
        <LineTable
          caption={t("checkout.summary")}
          titleHeader={t("receipt.itemsAsked")}
          amountHeader={t("common.amount")}
          lines={props.items.map((item) => ({
            id: String(item.id),
            title: <SummaryLine item={item} changes={props.changes} />,
            amount: item.amount,
          }))}
          total={{ label: t("common.total"), amount: props.total }}
        />
        <GoButton kind="quiet" to={{ screen: "cart" }}>
          {t("receipt.backToCart")}
        </GoButton>
      </Stack>
    </Card>
  );
}

function SummaryLine({ item, changes }: { readonly item: SavedItem; readonly changes: Changes }) {
  const { t } = useTranslation();
  const change = changes.get(item.id);
  return (
    <Stack gap="tight">
      <Text strong>{t(`charges.name.${item.type}`)}</Text>
      <Text size="small" tone="muted" translate="no">
        {chargeOf(item).numberOf(item)}
      </Text>
      <Text size="small" tone="muted">
        <CouncilName code={item.council} />
      </Text>
      {change !== undefined && (
        <Text size="small" tone="danger">
          {change === "gone" ? t("checkout.gone") : t("checkout.was", { amount: formatMoney(change.was) })}
        </Text>
      )}
    </Stack>
  );
}
