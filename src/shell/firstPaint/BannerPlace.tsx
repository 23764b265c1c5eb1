import { useTranslation } from "react-i18next";
import type { Language } from "../../domain/language.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";

const nothing = () => undefined;

/**
 * The place where the server inserts the configured banner's text of a language, if there is one
 * (src/server/pages/servePortalPage.ts).
 */
export function BannerPlace({ language }: { readonly language: Language }) {
  const { t } = useTranslation();
  return (
    <Banner label={t("notices.banner")} close={{ label: t("alert.close"), onClose: nothing }}>
      <span data-banner={language} />
    </Banner>
  );
}
