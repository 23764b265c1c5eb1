import { useTranslation } from "react-i18next";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Divided } from "../../ui/layout/Divided.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { useReady } from "../parts/reportToPage.ts";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { withTexts } from "../parts/withTexts.tsx";
import { OwnRefunds } from "./OwnRefunds.tsx";

const RULES = ["what", "apply", "who", "ask", "notTaken"] as const;

function RefundRules() {
  const { t } = useTranslation();
  return (
    <Card as="section">
      <Divided>
        {RULES.map((rule) => (
          <Stack key={rule} gap="tight">
            <Heading>{t(`refund.rules.${rule}.question`)}</Heading>
            <Text>{t(`refund.rules.${rule}.answer`)}</Text>
          </Stack>
        ))}
        <Actions>
          <GoButton to={{ screen: "requery" }}>{t("common.checkPayment")}</GoButton>
        </Actions>
      </Divided>
    </Card>
  );
}

function Refund() {
  const { t } = useTranslation();
  useReady();
  return (
    <Stack gap="loose" as="section">
      <Stack gap="tight">
        <ScreenHeading>{t("shell.screen.refund")}</ScreenHeading>
        <Text tone="muted">{t("refund.lead")}</Text>
      </Stack>
      <HeadingLevel>
        <OwnRefunds>
          <RefundRules />
        </OwnRefunds>
      </HeadingLevel>
    </Stack>
  );
}

/** Explains refunds of bills paid twice (rule 2.15), and shows the refund cases of the citizen's payment. */
export const RefundScreen = withTexts(["receipt"], Refund);
