import { useState } from "react";
import { useTranslation } from "react-i18next";
import { create } from "superstruct";
import { configuredText } from "../../api/schemas/configuration.ts";
import { type ConfiguredText, textIn } from "../../domain/configuredText.ts";
import { usePageLanguage } from "../../screens/parts/texts.ts";
import { useConfigured } from "../../screens/parts/useConfigured.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { focusContent } from "../focusContent.ts";
import type { Page } from "../route.ts";
import { useClosable } from "./useClosable.ts";

/**
 * The banner's message: at first the one that the server put into the page, and from the next screen on the configured one. A
 * banner that appears or changes later would push down the text that somebody is reading.
 */
function useBannerMessage(page: Page | undefined): ConfiguredText | null {
  const { state } = useConfigured();
  const configured = state.status === "ready" ? state.configuration.snackbarMessage : undefined;
  const [shown, show] = useState(() => ({
    page,
    message: configured === undefined ? servedMessage() : configured,
  }));
  // a new message waits for the next screen
  if (shown.page !== page) show({ page, message: configured === undefined ? shown.message : configured });
  return shown.message;
}

/** The message that the server put into the page, if this version can parse it. */
function servedMessage(): ConfiguredText | null {
  const { banner } = document.documentElement.dataset;
  try {
    return banner === undefined ? null : create(JSON.parse(banner), configuredText);
  } catch {
    // the configured message replaces it from the next screen on
    return null;
  }
}

/** The orange banner with the configured message (rule 2.32). */
export function TopBanner({ page }: { readonly page: Page | undefined }) {
  const { t } = useTranslation();
  const configured = useBannerMessage(page);
  const message = textIn(configured, usePageLanguage());
  // a banner closed in one language is closed in all
  const { isShown, close } = useClosable("banner", message && JSON.stringify(configured));
  if (!isShown) return null;
  const closing = {
    label: t("alert.close"),
    onClose: () => {
      close();
      focusContent();
    },
  };
  return (
    <Banner label={t("notices.banner")} close={closing}>
      <span lang={message?.lang}>{message?.text}</span>
    </Banner>
  );
}
