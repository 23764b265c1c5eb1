import { useId } from "react";
import { useTranslation } from "react-i18next";
import { chargeOf } from "../../charges/lines.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import type { Sen } from "../../domain/money.ts";
import { removedWith } from "../../stores/cart.ts";
import type { SavedItem } from "../../stores/cartStorage.ts";
import type { BlockReason } from "../../stores/freshAmounts.ts";
import { useTransferredItems } from "../../stores/transferredItems.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { VisuallyHidden } from "../../ui/text/VisuallyHidden.tsx";
import { type Destination, useEnvironment } from "../environment.tsx";
import { FactList, PartList } from "../parts/FactList.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { amountInText } from "../parts/paying/amountInText.ts";
import { useBlockReasonText } from "../parts/paying/cartContent.ts";
import { OtherPaymentInProgressNotice } from "../parts/paying/OtherPaymentInProgressNotice.tsx";
import type { CartView } from "./useCartScreen.ts";

/** An item of the cart with its amount, notices and facts, and a button that removes it. */
export function CartLine({ item, cart }: { readonly item: SavedItem; readonly cart: CartView }) {
  const { t } = useTranslation();
  const warning = useId();
  const charge = chargeOf(item);
  const number = charge.numberOf(item);
  const parts = charge.lineParts(charge.lineOf(item));
  const blockReason = cart.blockReasons.get(item.id);
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
        {blockReason === undefined && <TransferredNotice item={item} />}
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

/** The server's latest word on an item: the reason why it cannot be paid, or its old and new amount. */
function AmountNotice(props: {
  readonly item: SavedItem;
  readonly was: Sen | undefined;
  readonly blockReason: BlockReason | undefined;
}) {
  const { t } = useTranslation();
  const blockReasonText = useBlockReasonText();
  const { item, was, blockReason } = props;
  if (blockReason !== undefined) return <Notice tone="danger" title={blockReasonText(blockReason, item)} />;
  if (was === undefined) return null;
  const amounts = { was: amountInText(was), now: amountInText(item.amount) };
  return <Notice tone="warning" title={<span translate="no">{t("cart.changed", amounts)}</span>} />;
}

/**
 * Warns that the portal may already have sold this item, because the cart was transferred there. Not for bills: the council's
 * record of a bill shows that it is paid.
 */
function TransferredNotice({ item }: { readonly item: SavedItem }) {
  const { t } = useTranslation();
  const at = useTransferredItems((transferred) => transferred.get(item.id));
  if (at === undefined || chargeOf(item).source === "bill") return null;
  return <Notice tone="warning" title={t("cart.transferred", { time: formatDateTime(at) })} />;
}

/** Lists, before the citizen presses the button, the items that leave the cart together with a licence or permit (rule 4.13). */
function RemovedToo(props: { readonly id: string; readonly others: readonly SavedItem[] }) {
  const { t } = useTranslation();
  return (
    <div id={props.id}>
      <Text size="small">{t("cart.removesToo", { count: props.others.length })}</Text>
      <Stack as="ul" gap="hair">
        {props.others.map((other) => (
          <Text key={other.id} as="li" size="small" tone="muted">
            {t(`charges.name.${other.type}`)} <bdi translate="no">{chargeOf(other).numberOf(other)}</bdi>
          </Text>
        ))}
      </Stack>
    </div>
  );
}

/**
 * Returns the search for an item that is no longer as it was added. Undefined when its council is closed, or differs from the
 * page's council in a widget. A form's item has no number to search by, and its values must stay out of addresses.
 */
function useSearchAgain(): (
  item: SavedItem,
  blockReason: BlockReason | undefined,
) => Destination | undefined {
  const { council, canChooseCouncil } = useEnvironment();
  return (item, blockReason) => {
    if (blockReason !== "gone" || (!canChooseCouncil && item.council !== council)) return undefined;
    const charge = chargeOf(item);
    return {
      screen: "search",
      charge: item.type,
      ...(charge.source !== "form" && { account: charge.numberOf(item) }),
      ...(canChooseCouncil && { council: item.council }),
    };
  };
}
