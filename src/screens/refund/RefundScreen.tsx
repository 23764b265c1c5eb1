import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { useReady } from "../parts/useReady.ts";
import { withTexts } from "../parts/withTexts.tsx";
import { OwnRefunds } from "./OwnRefunds.tsx";
import { RefundRules } from "./RefundRules.tsx";

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

/** What becomes of money that paid a bill already paid: the rules, and the cases of the citizen's own payment. */
export const RefundScreen = withTexts(["receipt"], Refund);
