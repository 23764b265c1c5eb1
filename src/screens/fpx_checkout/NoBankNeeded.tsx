import { useTranslation } from "react-i18next";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { GoButton } from "../parts/GoButton.tsx";

/** Says to who pays by card that no bank is chosen for that, as after Back or by a link, and leads to the step that follows. */
export function NoBankNeeded() {
  const { t } = useTranslation();
  return (
    <Card tone="sunken">
      <Stack align="start">
        <Stack gap="tight">
          <Text strong>{t("fpxCheckout.byCard")}</Text>
          <Text tone="muted">{t("fpxCheckout.byCardHelp")}</Text>
        </Stack>
        <GoButton kind="primary" to={{ screen: "confirmation" }}>
          {t("confirmation.title")}
        </GoButton>
      </Stack>
    </Card>
  );
}
