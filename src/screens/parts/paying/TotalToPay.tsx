import { useTranslation } from "react-i18next";
import type { CouncilCode } from "../../../domain/councils.ts";
import type { CartAmounts } from "../../../stores/freshAmounts.ts";
import { InBar, InPanel } from "../../../ui/layout/WithTotal.tsx";
import { Crest } from "../../../ui/text/Crest.tsx";
import { Money } from "../../../ui/text/Money.tsx";
import { Text } from "../../../ui/text/Text.tsx";
import { CouncilName, usePlaceOfCouncil } from "../CouncilName.tsx";
import { useCrests } from "../useCrests.ts";

/** How many items there are and what they cost, with their council if it is one. A bar names only the council's place. */
export function TotalToPay({
  amounts: { items, payable, total },
}: {
  readonly amounts: Pick<CartAmounts, "items" | "payable" | "total">;
}) {
  const { t } = useTranslation();
  const place = usePlaceOfCouncil();
  const council = onlyCouncilOf(items);
  const left = items.length - payable.length;
  return (
    <>
      {council !== undefined && (
        <Text size="small" strong>
          <InPanel>
            <CouncilName code={council} />
          </InPanel>
        </Text>
      )}
      <Text size="small" tone="muted">
        {council === undefined ? (
          t("common.total")
        ) : (
          <>
            <InPanel>{t("common.total")}</InPanel>
            <InBar translate="no">{place(council)}</InBar>
          </>
        )}{" "}
        · {t("cart.items", { count: payable.length })}
      </Text>
      <Text as="strong" strong>
        <Money size="large" amount={total} />
      </Text>
      {left > 0 && payable.length > 0 && <Text size="small">{t("cart.notCounted", { count: left })}</Text>}
    </>
  );
}

/** The crest beside the total. Renders nothing when the items are of several councils. */
export function CrestOfItems({ items }: Pick<CartAmounts, "items">) {
  const crestOf = useCrests();
  const council = onlyCouncilOf(items);
  return council && <Crest council={council} source={crestOf(council)} />;
}

function onlyCouncilOf(items: CartAmounts["items"]): CouncilCode | undefined {
  const [first, ...others] = new Set(items.map(({ council }) => council));
  return others.length === 0 ? first : undefined;
}
