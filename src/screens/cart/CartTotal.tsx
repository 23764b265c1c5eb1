import { useTranslation } from "react-i18next";
import { add } from "../../domain/money.ts";
import type { SavedItem } from "../../stores/cartStorage.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { GoButton } from "../parts/GoButton.tsx";

/** What the cart comes to, and the one way on. */
export function CartTotal({ items }: { readonly items: readonly SavedItem[] }) {
  const { t } = useTranslation();
  return (
    <Card tone="accent">
      <Stack>
        <Stack gap="tight">
          <Text tone="muted">
            {t("common.total")} · {t("cart.items", { count: items.length })}
          </Text>
          <Money size="display" amount={add(...items.map((item) => item.amount))} />
        </Stack>
        <GoButton kind="primary" wide to={{ screen: "checkout" }}>
          {t("cart.checkout")}
        </GoButton>
        <GoButton kind="quiet" wide to={{ screen: "search" }}>
          {t("cart.more")}
        </GoButton>
      </Stack>
    </Card>
  );
}
