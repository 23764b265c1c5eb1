import { useTranslation } from "react-i18next";
import { TextLink } from "../../ui/action/TextLink.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { VisuallyHidden } from "../../ui/text/VisuallyHidden.tsx";

/** FPX's terms (protocols 1.8). */
const TERMS = "https://www.mepsfpx.com.my/FPXMain/termsAndConditions.jsp";

/** FPX's terms, which the button beside them accepts. */
export function FpxTerms() {
  const { t } = useTranslation();
  return (
    <Text size="small">
      {t("confirmation.terms")}{" "}
      <TextLink href={TERMS} target="_blank" rel="noopener noreferrer">
        {t("confirmation.termsLink")} <VisuallyHidden>{t("confirmation.newWindow")}</VisuallyHidden>
      </TextLink>
    </Text>
  );
}
