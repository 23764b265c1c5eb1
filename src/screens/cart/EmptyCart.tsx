import { useTranslation } from "react-i18next";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { GoButton } from "../parts/GoButton.tsx";

/** An empty cart, with the way to fill it. */
export function EmptyCart() {
  const { t } = useTranslation();
  return (
    <Card tone="sunken">
      <Stack align="start">
        <Stack gap="tight">
          <Text strong>{t("cart.empty")}</Text>
          <Text tone="muted">{t("cart.emptyHelp")}</Text>
        </Stack>
        <GoButton kind="primary" to={{ screen: "search" }}>
          {t("cart.find")}
        </GoButton>
      </Stack>
    </Card>
  );
}
