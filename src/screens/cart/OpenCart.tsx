import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Split } from "../../ui/layout/Split.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Loading } from "../parts/Loading.tsx";
import { LastPaymentNotice } from "../parts/paying/LastPaymentNotice.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { StorageNotice } from "../parts/StorageNotice.tsx";
import { CartItems } from "./CartItems.tsx";
import { CartTotal } from "./CartTotal.tsx";
import { EmptyCart } from "./EmptyCart.tsx";
import { UncheckedNotice } from "./UncheckedNotice.tsx";
import { useCartScreen } from "./useCartScreen.ts";

/** The cart while the counter is open: what will be paid, what each costs, and the way on. */
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
