import { useTranslation } from "react-i18next";
import { chargeOf } from "../../charges/lines.ts";
import type { SavedItem } from "../../stores/cartStorage.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { ChargeTitle } from "../parts/ChargeTitle.tsx";
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
      <Stack gap="normal">
        <ChargeTitle of={item} />
        <FactList facts={charge.itemFacts(item)} />
        <Inline>
          <Button
            kind="quiet"
            flush="start"
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
