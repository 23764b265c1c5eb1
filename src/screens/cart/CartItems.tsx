import { useTranslation } from "react-i18next";
import { chargeOf } from "../../charges/lines.ts";
import type { SavedItem } from "../../stores/cartStorage.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { CouncilName } from "../parts/CouncilName.tsx";
import { FactList } from "../parts/FactList.tsx";

/** Each item of the cart, with what it is and what it costs. */
export function CartItems(props: {
  readonly items: readonly SavedItem[];
  readonly onRemove: (item: SavedItem) => void;
}) {
  return (
    <Stack>
      {props.items.map((item) => (
        <CartLine key={item.id} item={item} onRemove={() => props.onRemove(item)} />
      ))}
    </Stack>
  );
}

function CartLine({ item, onRemove }: { readonly item: SavedItem; readonly onRemove: () => void }) {
  const { t } = useTranslation();
  const charge = chargeOf(item);
  return (
    <Card as="article">
      <Stack gap="tight">
        <Inline justify="between" align="start" wrap={false} gap="normal">
          <Heading size="part">{t(`charges.name.${item.type}`)}</Heading>
          <Money amount={item.amount} />
        </Inline>
        <Text size="small" tone="muted">
          <CouncilName code={item.council} />
        </Text>
        <FactList facts={charge.itemFacts(item)} />
        <Inline justify="end">
          <Button
            kind="quiet"
            onClick={onRemove}
            aria-label={t("cart.removeItem", { number: charge.numberOf(item) })}
          >
            {t("cart.remove")}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
