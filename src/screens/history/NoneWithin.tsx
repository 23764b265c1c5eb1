import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Button } from "../../ui/action/Button.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";

/** No payment of those that were read fits the filter; the way to all of them. */
export function NoneWithin({ onShowAll }: { readonly onShowAll: () => void }) {
  const { t } = useTranslation();
  return (
    <Card tone="sunken">
      <Stack>
        <Stack gap="tight">
          <Text strong>{t("history.noData")}</Text>
          <Text tone="muted">{t("history.noneWithin")}</Text>
        </Stack>
        <Actions>
          <Button onClick={onShowAll}>{t("history.showAll")}</Button>
        </Actions>
      </Stack>
    </Card>
  );
}
