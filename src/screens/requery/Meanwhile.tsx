import { useTranslation } from "react-i18next";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";

/** What the citizen may do, and need not do, while the bank is asked. */
export function Meanwhile() {
  const { t } = useTranslation();
  return (
    <Card tone="sunken" as="section">
      <Stack gap="tight">
        <Heading>{t("requery.meanwhile.title")}</Heading>
        <Stack as="ul" gap="tight">
          <Text as="li">{t("requery.meanwhile.close")}</Text>
          <Text as="li">{t("requery.meanwhile.wait")}</Text>
          <Text as="li">{t("requery.meanwhile.charged")}</Text>
        </Stack>
      </Stack>
    </Card>
  );
}
