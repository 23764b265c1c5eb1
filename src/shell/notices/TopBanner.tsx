import { useTranslation } from "react-i18next";
import { textIn } from "../../domain/configuredText.ts";
import { usePageLanguage } from "../../screens/parts/usePageLanguage.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { focusContent } from "../focusContent.ts";
import type { Page } from "../route.ts";
import { useBannerMessage } from "./useBannerMessage.ts";
import { useClosable } from "./useClosable.ts";

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
