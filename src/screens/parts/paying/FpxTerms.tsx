import { useTranslation } from "../../../i18n/useTranslation.tsx";
import { Text } from "../../../ui/text/Text.tsx";
import { FpxTermsLink } from "./FpxTermsLink.tsx";

/** FPX's terms, which the button beside them accepts. */
export function FpxTerms() {
  const { t } = useTranslation();
  return (
    <Text size="small">
      {t("confirmation.terms")} <FpxTermsLink />
    </Text>
  );
}
