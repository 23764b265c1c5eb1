import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Fault } from "../../api/fault.ts";
import { chargeOf, nameOf, shownNumberOf } from "../../charges/lines.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import type { Sen } from "../../domain/money.ts";
import { type CouncilGroup, groupByCouncil, removedWith } from "../../stores/cart.ts";
import type { SavedItem } from "../../stores/cartState.ts";
import { type BlockReason, payableOf, totalOf } from "../../stores/freshAmounts.ts";
import { payWholeCart } from "../../stores/paymentSelection.ts";
import { useTransferredItems } from "../../stores/transferredItems.ts";
import { Button } from "../../ui/action/Button.tsx";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { FoldedRow } from "../../ui/data/FoldedRow.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { WithTotal } from "../../ui/layout/WithTotal.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { VisuallyHidden } from "../../ui/text/VisuallyHidden.tsx";
import { type Destination, useEnvironment } from "../environment.tsx";
import { ClosedNotice, useClosing } from "../parts/ClosedNotice.tsx";
import { Consequence } from "../parts/Consequence.tsx";
import { CouncilHead } from "../parts/CouncilHead.tsx";
import { FactList, PartList } from "../parts/FactList.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { Loading } from "../parts/Loading.tsx";
import { amountInText } from "../parts/paying/amountInText.ts";
import { EmptyCart } from "../parts/paying/EmptyCart.tsx";
import { LastPaymentNotice } from "../parts/paying/LastPaymentNotice.tsx";
import { NothingPayable } from "../parts/paying/NothingPayable.tsx";
import { OtherPaymentInProgressNotice } from "../parts/paying/OtherPaymentInProgressNotice.tsx";
import { CrestOfItems, TotalToPay } from "../parts/paying/TotalToPay.tsx";
import { nextStepButtonKind } from "../parts/paying/useLastPayment.ts";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { StorageNotice } from "../parts/StorageNotice.tsx";
import { useBlockReasonText, useDynamicText, useFaultText } from "../parts/texts.ts";
import { type CartView, useCartScreen } from "./useCartScreen.ts";

/** The cart. While the counter is closing, a notice replaces it: the server gives no amounts then, and nothing can be paid. */
export function CartScreen() {
  const { t } = useTranslation();
  const { isClosing } = useClosing();
  if (!isClosing) return <OpenCart />;
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading>{t("cart.title")}</ScreenHeading>
      <HeadingLevel>
        <ClosedNotice />
      </HeadingLevel>
    </Stack>
  );
}

/** The cart while the counter is open: its items, their amounts, and the button to the checkout. */
export function OpenCart() {
  const { t } = useTranslation();
  const cart = useCartScreen();
  const { asking, fault, retry } = cart.check;
  return (
    <Stack gap="loose" as="section">
      <ScreenHeading ref={cart.heading}>{t("cart.title")}</ScreenHeading>
      <HeadingLevel>
        <LastPaymentNotice own={cart.own} />
        <StorageNotice />
        {!cart.loaded ? (
          <Loading shape="block" lines={2} />
        ) : cart.items.length === 0 ? (
          <EmptyCart />
        ) : (
          <>
            {fault !== undefined && <UncheckedNotice fault={fault} asking={asking} onRetry={retry} />}
            <CartContent cart={cart} />
          </>
        )}
      </HeadingLevel>
    </Stack>
  );
}

/** Says that the shown amounts may be old. No item is at fault, and the server checks the amounts again before a payment. */
function UncheckedNotice(props: {
  readonly fault: Fault;
  readonly asking: boolean;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation();
  const text = useFaultText();
  return (
    <Notice tone="info" role="status" title={t("cart.unchecked")}>
      <Text>{text(props.fault)}</Text>
      <Text>{t("cart.uncheckedHelp")}</Text>
      <Actions>
        <Button busy={props.asking} onClick={props.onRetry}>
          {t("common.retry")}
        </Button>
      </Actions>
    </Notice>
  );
}

/** The items of the cart, grouped by council. With several councils, each group has a subtotal. */
function CartItems({ cart }: { readonly cart: CartView }) {
  const groups = groupByCouncil(cart.items);
  return (
    <Stack gap="wide">
      {groups.map((group) => (
        <CouncilItems key={group.council} group={group} cart={cart} subtotal={groups.length > 1} />
      ))}
    </Stack>
  );
}

function CouncilItems(props: {
  readonly group: CouncilGroup;
  readonly cart: CartView;
  readonly subtotal: boolean;
}) {
  const { t } = useTranslation();
  const name = useId();
  const { group, cart } = props;
  return (
    <Stack as="section" aria-labelledby={name}>
      <Heading id={name}>
        <CouncilHead code={group.council} />
      </Heading>
      <HeadingLevel>
        <Card>
          {group.items.map((item) => (
            <CartLine key={item.id} item={item} cart={cart} />
          ))}
        </Card>
      </HeadingLevel>
      {props.subtotal && (
        <DescriptionList
          rows={[
            {
              term: t("cart.subtotal"),
              value: <Money amount={totalOf(payableOf(group.items, cart))} />,
              total: true,
            },
          ]}
        />
      )}
    </Stack>
  );
}

/** The items, and the total with the one action: to pay, or to search when nothing can be paid. */
function CartContent({ cart }: { readonly cart: CartView }) {
  const { t } = useTranslation();
  const isPayable = cart.payable.length > 0;
  const more = (kind: "primary" | "quiet") => (
    <GoButton kind={kind} wide={kind === "primary"} to={{ screen: "search" }}>
      {t("search.another")}
    </GoButton>
  );
  return (
    <WithTotal
      label={t("common.total")}
      crest={<CrestOfItems items={cart.items} />}
      total={<TotalToPay amounts={cart} />}
      action={
        isPayable ? (
          <GoButton
            kind={nextStepButtonKind(cart.own)}
            wide
            to={{ screen: "checkout" }}
            leaving={payWholeCart}
          >
            {t("cart.checkout")}
          </GoButton>
        ) : (
          more("primary")
        )
      }
    >
      <Stack gap="loose">
        <CartItems cart={cart} />
        {isPayable ? <Actions>{more("quiet")}</Actions> : <NothingPayable inCart />}
      </Stack>
    </WithTotal>
  );
}

/** An item of the cart: its kind, amount and number, its notices, its facts behind a press, and a button that removes it. */
export function CartLine({ item, cart }: { readonly item: SavedItem; readonly cart: CartView }) {
  const { t } = useTranslation();
  const warning = useId();
  const word = useDynamicText();
  const charge = chargeOf(item);
  const number = charge.numberOf(item);
  const name = nameOf(item);
  const parts = charge.lineParts(charge.lineOf(item));
  const blockReason = cart.blockReasons.get(item.id);
  const search = useSearchAgain()(item, blockReason);
  const others = removedWith(item, cart.items);
  const isPayable = blockReason === undefined;
  return (
    <FoldedRow
      title={
        <Heading size="part">
          {word(name.kind)}
          {name.number !== undefined && <VisuallyHidden> {name.number}</VisuallyHidden>}
        </Heading>
      }
      amount={
        isPayable ? (
          <Text as="strong" strong>
            <Money amount={item.amount} />
          </Text>
        ) : (
          <Text as="span" tone="muted">
            <s>
              <Money amount={item.amount} />
            </s>
          </Text>
        )
      }
      line={
        <span>
          <bdi translate="no">{shownNumberOf(item)}</bdi> <VisuallyHidden>{t("cart.details")}</VisuallyHidden>
        </span>
      }
      details={
        <Stack>
          <FactList facts={charge.itemFacts(item)} />
          {parts.length > 1 && isPayable && <PartList parts={parts} />}
        </Stack>
      }
      action={
        <Button
          kind="quiet"
          flush="end"
          onClick={() => cart.remove(item)}
          aria-label={t("cart.removeItem", { number })}
          aria-describedby={others.length > 0 ? warning : undefined}
        >
          {t("cart.remove")}
        </Button>
      }
      notes={
        <>
          <AmountNotice item={item} was={cart.was.get(item.id)} blockReason={blockReason} />
          {isPayable && (
            <OtherPaymentInProgressNotice
              bill={{ type: item.type, council: item.council, number }}
              since={cart.openSince.get(item.id)}
            />
          )}
          {isPayable && <TransferredNotice item={item} />}
          <Consequence of={item} />
          {others.length > 0 && <RemovedToo id={warning} others={others} />}
          {search !== undefined && (
            <Actions>
              <GoButton to={search}>
                {t("cart.searchAgain")} <VisuallyHidden>{number}</VisuallyHidden>
              </GoButton>
            </Actions>
          )}
        </>
      }
    />
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
            {t(`charges.name.${other.type}`)} <bdi translate="no">{shownNumberOf(other)}</bdi>
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
