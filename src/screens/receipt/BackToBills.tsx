import type { Payment } from "../../api/readPayment.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { useCart } from "../../stores/cartState.ts";
import { isAmong } from "../../stores/clearPaid.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { GoButton } from "../parts/GoButton.tsx";

/**
 * After a payment that is not paid: back to the cart, which may hold other bills than its own, or, in a browser whose cart is
 * empty, to the search. Nothing until the cart is read, which the screen has begun with.
 * @param isMain nothing else leads on from here: it cannot be paid again by itself
 */
export function BackToBills(props: { readonly payment: Payment; readonly isMain: boolean }) {
  const { t } = useTranslation();
  const { items, loaded } = useCart();
  if (!loaded) return null;
  const isEmpty = items.length === 0;
  const isStillThere = items.some((item) => isAmong(item, props.payment.services));
  return (
    <>
      {isStillThere && <Text>{t("receipt.stillInCart")}</Text>}
      <Actions>
        <GoButton
          kind={props.isMain ? "primary" : "secondary"}
          to={isEmpty ? { screen: "search" } : { screen: "cart" }}
        >
          {t(isEmpty ? "cart.find" : "cart.back")}
        </GoButton>
      </Actions>
    </>
  );
}
