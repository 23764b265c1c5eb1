import { useEffect } from "react";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { loadCart } from "../../stores/cart.ts";
import { useCart } from "../../stores/cartState.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { GoButton } from "../parts/GoButton.tsx";

/**
 * After a payment that is not paid: back to the cart, or, in a browser whose cart is empty, to the search.
 * @param isMain nothing else leads on from here: it cannot be paid again by itself
 */
export function BackToBills({ isMain }: { readonly isMain: boolean }) {
  const { t } = useTranslation();
  const isEmpty = useCart((cart) => cart.items.length === 0);
  useEffect(() => void loadCart(), []);
  return (
    <>
      {!isEmpty && <Text>{t("receipt.stillInCart")}</Text>}
      <Actions>
        <GoButton
          kind={isMain ? "primary" : "secondary"}
          to={isEmpty ? { screen: "search" } : { screen: "cart" }}
        >
          {t(isEmpty ? "cart.find" : "cart.back")}
        </GoButton>
      </Actions>
    </>
  );
}
