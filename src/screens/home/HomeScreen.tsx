import { useTranslation } from "react-i18next";
import { CHARGE_TYPES } from "../../domain/chargeTypes.ts";
import { COUNCIL_CODES } from "../../domain/councils.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { Grid } from "../../ui/layout/Grid.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { VisuallyHidden } from "../../ui/text/VisuallyHidden.tsx";
import { CouncilName } from "../parts/CouncilName.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { useWord } from "../parts/useWord.ts";

/** What can be paid here, and the way there in one step. */
export function HomeScreen() {
  const { t } = useTranslation();
  const word = useWord();
  return (
    <Stack gap="loose" as="section">
      <Stack align="start">
        <ScreenHeading>{t("shell.hero")}</ScreenHeading>
        <Text size="large" tone="muted">
          {t("shell.heroText")}
        </Text>
        <GoButton kind="primary" to={{ screen: "search" }}>
          {t("shell.start")}
        </GoButton>
      </Stack>
      <HeadingLevel>
        <Heading>{t("shell.whatToPay")}</Heading>
        <Grid>
          {CHARGE_TYPES.map((type) => (
            <Card key={type} as="article">
              <Stack align="start">
                <HeadingLevel>
                  <Heading size="part">{t(`charges.name.${type}`)}</Heading>
                </HeadingLevel>
                <Text tone="muted">{word(`charges.summary.${type}`)}</Text>
                <GoButton to={{ screen: "search", charge: type }}>
                  {t("search.submit")}
                  <VisuallyHidden>{t(`charges.name.${type}`)}</VisuallyHidden>
                </GoButton>
              </Stack>
            </Card>
          ))}
        </Grid>
        <Heading>{t("shell.councils")}</Heading>
        <Grid as="ul" columns="narrow">
          {COUNCIL_CODES.map((code) => (
            <Text as="li" key={code} size="small">
              <CouncilName code={code} />
            </Text>
          ))}
        </Grid>
      </HeadingLevel>
    </Stack>
  );
}
