import { useTranslation } from "../../../i18n/useTranslation.tsx";
import { TextLink } from "../../../ui/action/TextLink.tsx";
import { VisuallyHidden } from "../../../ui/text/VisuallyHidden.tsx";

/** FPX's terms (protocols 1.8). */
const TERMS = "https://www.mepsfpx.com.my/FPXMain/termsAndConditions.jsp";

/** The way to FPX's terms, in a window of their own: what was typed here stays. */
export function FpxTermsLink({ alone = false }: { readonly alone?: boolean }) {
  const { t } = useTranslation();
  return (
    <TextLink alone={alone} href={TERMS} target="_blank" rel="noopener noreferrer">
      {t("confirmation.termsLink")} <VisuallyHidden>{t("confirmation.newWindow")}</VisuallyHidden>
    </TextLink>
  );
}
