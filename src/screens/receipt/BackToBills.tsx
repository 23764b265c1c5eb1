import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { loadCart, useCart } from "../../stores/cart.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { GoButton } from "../parts/GoButton.tsx";

/** After a payment that is not paid: back to the cart, or, in a browser whose cart is empty, to the search. */
export function BackToBills() {
  const { t } = useTranslation();
  const isEmpty = useCart((cart) => cart.items.length === 0);
  useEffect(() => void loadCart(), []);
  return (
    <>
      {!isEmpty && <Text>{t("receipt.stillInCart")}</Text>}
      <Actions>
        <GoButton to={isEmpty ? { screen: "search" } : { screen: "cart" }}>
          {t(isEmpty ? "cart.find" : "cart.back")}
        </GoButton>
      </Actions>
    </>
  );
}
