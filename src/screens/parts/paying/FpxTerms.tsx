import { useTranslation } from "react-i18next";
import { Text } from "../../../ui/text/Text.tsx";
import { FpxTermsLink } from "./FpxTermsLink.tsx";

/** FPX's terms. The button beside them accepts them (docs/protocols.md, FPX). */
export function FpxTerms() {
  const { t } = useTranslation();
  return (
    <Text size="small">
      {t("confirmation.terms")} <FpxTermsLink />
    </Text>
  );
}
