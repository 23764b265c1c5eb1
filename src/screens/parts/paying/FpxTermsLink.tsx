import { useTranslation } from "react-i18next";
import { TextLink } from "../../../ui/action/TextLink.tsx";
import { VisuallyHidden } from "../../../ui/text/VisuallyHidden.tsx";

/** The address is from docs/protocols.md, FPX. */
const TERMS = "https://www.mepsfpx.com.my/FPXMain/termsAndConditions.jsp";

/** A link to FPX's terms. It opens a new window, so that the citizen's input here stays. */
export function FpxTermsLink({ alone = false }: { readonly alone?: boolean }) {
  const { t } = useTranslation();
  return (
    <TextLink alone={alone} href={TERMS} target="_blank" rel="noopener noreferrer">
      {t("confirmation.termsLink")} <VisuallyHidden>{t("confirmation.newWindow")}</VisuallyHidden>
    </TextLink>
  );
}
