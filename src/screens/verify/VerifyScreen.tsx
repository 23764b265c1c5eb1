import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { verifyLink } from "../../domain/statements/verifyLink.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { prepare } from "../../verify/verifyText.ts";
import { useEnvironment } from "../environment.tsx";
import { useReady } from "../parts/reportToPage.ts";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { withTexts } from "../parts/withTexts.tsx";
import { BatchCheck } from "./BatchCheck.tsx";
import { VerifyForm } from "./VerifyForm.tsx";

/**
 * Takes the QR code of a receipt or a digital licence. The small page at `/verify` checks it and shows the result. An officer with
 * many documents checks them here, one after another.
 */
export const VerifyScreen = withTexts(["verify"], function Verify() {
  const { t } = useTranslation();
  const { portal, redirectTo } = useEnvironment();
  // The small page can then check a code without a network.
  useEffect(() => void prepare(portal), [portal]);
  useReady();
  return (
    <Stack gap="loose" as="section">
      <Stack gap="tight">
        <ScreenHeading>{t("verify.title")}</ScreenHeading>
        <Text tone="muted">{t("verify.lead")}</Text>
      </Stack>
      <HeadingLevel>
        <VerifyForm onCheck={(compact) => redirectTo(verifyLink(portal, compact))} />
        <BatchCheck />
      </HeadingLevel>
    </Stack>
  );
});
