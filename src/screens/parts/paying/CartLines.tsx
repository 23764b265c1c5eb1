import { useTranslation } from "react-i18next";
import { shownNumberOf } from "../../../charges/lines.ts";
import { formatMoney } from "../../../domain/money.ts";
import { type CouncilGroup, groupByCouncil } from "../../../stores/cart.ts";
import type { SavedItem } from "../../../stores/cartState.ts";
import { type CartAmounts, payableOf, totalOf } from "../../../stores/freshAmounts.ts";
import { DescriptionList } from "../../../ui/data/DescriptionList.tsx";
import { LineTable } from "../../../ui/data/LineTable.tsx";
import { Stack } from "../../../ui/layout/Stack.tsx";
import { Heading } from "../../../ui/text/Heading.tsx";
import { Money } from "../../../ui/text/Money.tsx";
import { Text } from "../../../ui/text/Text.tsx";
import { Consequence } from "../Consequence.tsx";
import { CouncilName, useCouncilName } from "../CouncilName.tsx";
import { useBlockReasonText } from "../texts.ts";

/** The lines to pay by council, with the total. A changed amount shows the old amount beside the new one. */
export function CartLines({ amounts }: { readonly amounts: CartAmounts }) {
  const { t } = useTranslation();
  const groups = groupByCouncil(amounts.items);
  const several = groups.length > 1;
  return (
    <Stack gap="loose">
      {groups.map((group) => (
        <CouncilLines key={group.council} group={group} amounts={amounts} subtotal={several} />
      ))}
      {several && (
        <DescriptionList
          rows={[
            {
              term: t("common.total"),
              value: <Money amount={amounts.total} size="large" />,
              total: true,
            },
          ]}
        />
      )}
    </Stack>
  );
}

function CouncilLines(props: {
  readonly group: CouncilGroup;
  readonly amounts: CartAmounts;
  /** The table's sum is one council's subtotal, not the total. */
  readonly subtotal: boolean;
}) {
  const { t } = useTranslation();
  const councilName = useCouncilName();
  const { group, amounts } = props;
  return (
    <Stack gap="tight">
      <Heading size="part">
        <CouncilName code={group.council} />
      </Heading>
      <LineTable
        caption={councilName(group.council).name}
        titleHeader={t("cart.itemsToPay")}
        amountHeader={t("common.amount")}
        lines={group.items.map((item) => ({
          id: String(item.id),
          title: <SummaryLine item={item} amounts={amounts} />,
          amount: item.amount,
          dropped: amounts.blockReasons.has(item.id),
        }))}
        total={{
          label: props.subtotal ? t("cart.subtotal") : t("common.total"),
          amount: totalOf(payableOf(group.items, amounts)),
        }}
      />
    </Stack>
  );
}

function SummaryLine({ item, amounts }: { readonly item: SavedItem; readonly amounts: CartAmounts }) {
  const { t } = useTranslation();
  const blockReasonText = useBlockReasonText();
  const blockReason = amounts.blockReasons.get(item.id);
  const was = amounts.was.get(item.id);
  return (
    <Stack gap="tight">
      <Text strong>{t(`charges.name.${item.type}`)}</Text>
      <Text size="small" tone="muted" translate="no">
        <bdi>{shownNumberOf(item)}</bdi>
      </Text>
      <Consequence of={item} />
      {blockReason !== undefined ? (
        <Text size="small" tone="danger">
          {blockReasonText(blockReason, item)}
        </Text>
      ) : (
        was !== undefined && (
          <Text size="small" tone="muted">
            {t("checkout.was", { amount: formatMoney(was) })}
          </Text>
        )
      )}
    </Stack>
  );
}
