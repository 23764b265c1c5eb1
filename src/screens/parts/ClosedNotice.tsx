import { useTranslation } from "react-i18next";
import { textIn } from "../../domain/configuredText.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FaultNotice } from "./FaultNotice.tsx";
import { GoButton } from "./GoButton.tsx";
import { usePageLanguage } from "./texts.ts";
import { useConfigured } from "./useConfigured.ts";

/**
 * Whether the counter is closing, and the operator's announcement in the page's language. Until the configuration is read, the
 * counter counts as open: the server decides about each call.
 */
export function useClosing() {
  const { state } = useConfigured();
  const language = usePageLanguage();
  const configuration = state.status === "ready" ? state.configuration : undefined;
  return {
    isLoading: state.status === "loading",
    isKnown: configuration !== undefined,
    isClosing: configuration?.closing === true,
    announcement: textIn(configuration?.announcement ?? null, language),
  } as const;
}

/**
 * Replaces the screens from the search to the confirmation while the counter is closing. The portal also shows a dialog above it.
 * A widget shows this notice only: a modal would block the council's own page.
 */
export function ClosedNotice() {
  const { t } = useTranslation();
  return (
    <FaultNotice fault={{ kind: "closed" }}>
      <Announcement />
      <Text>{t("notices.closed.kept")}</Text>
      <Actions>
        <GoButton to={{ screen: "requery" }}>{t("common.checkPayment")}</GoButton>
      </Actions>
    </FaultNotice>
  );
}

/** The operator's announcement while the counter is closing, one paragraph for each line. Without one, our own sentence. */
export function Announcement() {
  const { t } = useTranslation();
  const { announcement } = useClosing();
  const { text, lang } = announcement ?? { text: t("notices.closed.text") };
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== "")
    .map((line) => (
      <Text key={line} lang={lang}>
        {line}
      </Text>
    ));
}
