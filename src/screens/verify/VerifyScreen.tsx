import { useNamespace } from "../../i18n/useNamespaces.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { Loading } from "../parts/Loading.tsx";
import { ScreenHeading } from "../parts/ScreenHeading.tsx";
import { useReady } from "../parts/useReady.ts";
import { OutcomeView } from "./OutcomeView.tsx";
import { useVerify } from "./useVerify.ts";
import { VerifyForm } from "./VerifyForm.tsx";

/** Checks the QR code of a receipt or a digital licence: whether it is genuine, what it states and how it stands. */
export function VerifyScreen() {
  const { t: tShared } = useTranslation();
  const t = useNamespace("verify");
  const { outcome, check } = useVerify();
  useReady(t !== undefined);
  return (
    <Stack gap="loose" as="section">
      <Stack gap="tight">
        <ScreenHeading>{t?.("verify.title") ?? tShared("shell.page.verify")}</ScreenHeading>
        {t && <Text tone="muted">{t("verify.lead")}</Text>}
      </Stack>
      <HeadingLevel>
        {t === undefined && <Loading shape="block" lines={4} />}
        {t && outcome === "checking" && <Checking words={t("verify.checking")} />}
        {t && outcome && outcome !== "checking" && <OutcomeView outcome={outcome} t={t} />}
        {t && <VerifyForm t={t} another={outcome !== undefined} onCheck={check} />}
      </HeadingLevel>
    </Stack>
  );
}

function Checking({ words }: { readonly words: string }) {
  return (
    <Stack gap="tight">
      <Text tone="muted">{words}</Text>
      <Loading shape="block" lines={4} />
    </Stack>
  );
}
