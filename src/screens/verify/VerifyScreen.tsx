import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { Loading } from "../parts/Loading.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { useReady } from "../parts/useReady.ts";
import { withTexts } from "../parts/withTexts.tsx";
import { OutcomeView } from "./OutcomeView.tsx";
import { useVerify } from "./useVerify.ts";
import { VerifyForm } from "./VerifyForm.tsx";

function Verify() {
  const { t } = useTranslation();
  const { outcome, check } = useVerify();
  useReady();
  return (
    <Stack gap="loose" as="section">
      <Stack gap="tight">
        <ScreenHeading>{t("verify.title")}</ScreenHeading>
        <Text tone="muted">{t("verify.lead")}</Text>
      </Stack>
      <HeadingLevel>
        {outcome === "checking" && <Checking words={t("verify.checking")} />}
        {outcome && outcome !== "checking" && <OutcomeView outcome={outcome} t={t} />}
        <VerifyForm t={t} another={outcome !== undefined} onCheck={check} />
      </HeadingLevel>
    </Stack>
  );
}

/** Checks the QR code of a receipt or a digital licence: whether it is genuine, what it states and how it stands. */
export const VerifyScreen = withTexts(["verify"], Verify);

function Checking({ words }: { readonly words: string }) {
  return (
    <Stack gap="tight">
      <Text tone="muted">{words}</Text>
      <Loading shape="block" lines={4} />
    </Stack>
  );
}
