import { useTranslation } from "react-i18next";
import type { Fault } from "../../api/fault.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Split } from "../../ui/layout/Split.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { Loading } from "../parts/Loading.tsx";
import { LastPaymentNotice } from "../parts/paying/LastPaymentNotice.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { StorageNotice } from "../parts/StorageNotice.tsx";
import { useFaultText } from "../parts/useFaultText.ts";
import { CartItems } from "./CartItems.tsx";
import { CartTotal } from "./CartTotal.tsx";
import { EmptyCart } from "./EmptyCart.tsx";
import { useCartScreen } from "./useCartScreen.ts";

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
