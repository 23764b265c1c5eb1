import { useTranslation } from "react-i18next";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { NothingPayable } from "../parts/paying/NothingPayable.tsx";
import { nextStepButtonKind } from "../parts/paying/nextStepButtonKind.ts";
import type { CartView } from "./useCartScreen.ts";

/** The total of the cart and the button to the checkout. */
export function CartTotal({ cart }: { readonly cart: CartView }) {
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
