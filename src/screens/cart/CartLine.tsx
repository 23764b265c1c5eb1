import { useId } from "react";
import { chargeOf } from "../../charges/lines.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { removedWith } from "../../stores/cart.ts";
import type { SavedItem } from "../../stores/cartStorage.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { VisuallyHidden } from "../../ui/text/VisuallyHidden.tsx";
import { FactList, PartList } from "../parts/FactList.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { OtherPaymentInProgressNotice } from "../parts/paying/OtherPaymentInProgressNotice.tsx";
import { AmountNotice } from "./AmountNotice.tsx";
import { HandedOverNotice } from "./HandedOverNotice.tsx";
import { RemovedToo } from "./RemovedToo.tsx";
import type { CartView } from "./useCartScreen.ts";
import { useSearchAgain } from "./useSearchAgain.ts";

/** An item of the cart: what it is, what it costs, what is to be known of it, and the way out. */
export function CartLine({ item, cart }: { readonly item: SavedItem; readonly cart: CartView }) {
  const { t } = useTranslation();
  const warning = useId();
  const charge = chargeOf(item);
  const number = charge.numberOf(item);
  const parts = charge.lineParts(charge.lineOf(item));
  const blockReason = cart.obstacles.get(item.id);
  const search = useSearchAgain()(item, blockReason);
  const others = removedWith(item, cart.items);
  return (
    <Card as="article">
      <Stack>
        <Inline justify="between" align="baseline" wrap={false} gap="normal">
          <Heading size="part">{t(`charges.name.${item.type}`)}</Heading>
          {blockReason === undefined ? (
            <Text as="strong" strong>
              <Money amount={item.amount} />
            </Text>
          ) : (
            <Text as="span" tone="muted">
              <s>
                <Money amount={item.amount} />
              </s>
            </Text>
          )}
        </Inline>
        <AmountNotice item={item} was={cart.was.get(item.id)} blockReason={blockReason} />
        {blockReason === undefined && (
          <OtherPaymentInProgressNotice
            bill={{ type: item.type, council: item.council, number }}
            since={cart.openSince.get(item.id)}
          />
        )}
        {blockReason === undefined && <HandedOverNotice item={item} />}
        <FactList facts={charge.itemFacts(item)} />
        {parts.length > 1 && blockReason === undefined && <PartList parts={parts} />}
        {others.length > 0 && <RemovedToo id={warning} others={others} />}
        <Inline>
          {search !== undefined && (
            <GoButton to={search}>
              {t("cart.searchAgain")} <VisuallyHidden>{number}</VisuallyHidden>
            </GoButton>
          )}
          <Button
            kind="quiet"
            flush={search === undefined ? "start" : undefined}
            onClick={() => cart.remove(item)}
            aria-label={t("cart.removeItem", { number })}
            aria-describedby={others.length > 0 ? warning : undefined}
          >
            {t("cart.remove")}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
