import { useTranslation } from "react-i18next";
import type { Payment } from "../../../api/payments.ts";
import { useCart } from "../../../stores/cartState.ts";
import { isAmong } from "../../../stores/lastPayment.ts";
import { Actions } from "../../../ui/layout/Actions.tsx";
import { Text } from "../../../ui/text/Text.tsx";
import { GoButton } from "../GoButton.tsx";

/**
 * After a payment that was not paid: leads back to the cart, or to the search when the cart is empty. The cart may hold other
 * bills than this payment's. Renders nothing until `useReceipt` has loaded the cart.
 * @param isMain the payment cannot be paid again from here, so this is the main action
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
