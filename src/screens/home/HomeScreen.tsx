import { Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import { CHARGE_TYPES } from "../../domain/chargeTypes.ts";
import { Grid } from "../../ui/layout/Grid.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { CouncilList } from "../parts/CouncilList.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { optional } from "../parts/optional.ts";
import { LatestPaymentAlert } from "../parts/paying/LatestPaymentAlert.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { useOnline } from "../parts/useOnline.ts";
import { ChargeTile } from "./ChargeTile.tsx";

const KeptDocuments = optional(
  async () => (await import("../parts/documents/KeptDocuments.tsx")).KeptDocuments,
);

/** Leads to each charge in one step (rule 2.2). */
export function HomeScreen() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap="loose" as="section">
      <LatestPaymentAlert onClosed={() => heading.current?.focus()} />
      <Stack align="start">
        <ScreenHeading ref={heading}>{t("shell.hero")}</ScreenHeading>
        <Text size="large" tone="muted">
          {t("shell.heroText")}
        </Text>
        <GoButton kind="primary" to={{ screen: "search" }}>
          {t("shell.start")}
        </GoButton>
      </Stack>
      <HeadingLevel>
        {!isOnline && (
          <Suspense>
            <KeptDocuments />
          </Suspense>
        )}
        <Heading>{t("shell.whatToPay")}</Heading>
        <Grid as="ul" columns="tiles">
          {CHARGE_TYPES.map((type) => (
            <li key={type}>
              <ChargeTile type={type} />
            </li>
          ))}
        </Grid>
        <Heading>{t("shell.councils")}</Heading>
        <CouncilList />
      </HeadingLevel>
    </Stack>
  );
}
