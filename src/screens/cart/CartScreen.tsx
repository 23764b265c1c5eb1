import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Fault } from "../../api/fault.ts";
import { payableOf, totalOf } from "../../stores/freshAmounts.ts";
import { Button } from "../../ui/action/Button.tsx";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Split } from "../../ui/layout/Split.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { ClosedNotice, useClosing } from "../parts/ClosedNotice.tsx";
import { CouncilName } from "../parts/CouncilName.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { Loading } from "../parts/Loading.tsx";
import { type CouncilGroup, groupByCouncil } from "../parts/paying/cartContent.ts";
import { LastPaymentNotice } from "../parts/paying/LastPaymentNotice.tsx";
import { NothingPayable } from "../parts/paying/PaymentNotices.tsx";
import { nextStepButtonKind } from "../parts/paying/useLastPayment.ts";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { StorageNotice } from "../parts/StorageNotice.tsx";
import { useFaultText } from "../parts/texts.ts";
import { CartLine } from "./CartLine.tsx";
import { EmptyCart } from "./EmptyCart.tsx";
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
            <Split main={<CartItems cart={cart} />} aside={<CartTotal cart={cart} />} />
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
        <CouncilName code={group.council} />
      </Heading>
      <HeadingLevel>
        {group.items.map((item) => (
          <CartLine key={item.id} item={item} cart={cart} />
        ))}
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

/** The total of the cart and the button to the checkout. */
function CartTotal({ cart }: { readonly cart: CartView }) {
  const { t } = useTranslation();
  const { items, payable, total } = cart;
  const left = items.length - payable.length;
  return (
    <Card tone="accent">
      <Stack>
        <Stack gap="tight">
          <Text tone="muted">
            {t("common.total")} · {t("cart.items", { count: payable.length })}
          </Text>
          <Money size="display" amount={total} />
          {left > 0 && payable.length > 0 && (
            <Text size="small">{t("cart.notCounted", { count: left })}</Text>
          )}
        </Stack>
        {payable.length === 0 ? (
          <NothingPayable inCart />
        ) : (
          <GoButton kind={nextStepButtonKind(cart.own)} wide to={{ screen: "checkout" }}>
            {t("cart.checkout")}
          </GoButton>
        )}
        <GoButton kind={payable.length === 0 ? "primary" : "quiet"} wide to={{ screen: "search" }}>
          {t("cart.more")}
        </GoButton>
      </Stack>
    </Card>
  );
}
