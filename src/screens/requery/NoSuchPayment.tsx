import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useEnvironment } from "../environment.tsx";

/** Explains why a status link shows no payment, with the next steps as children. Renders nothing if no link led here. */
export function NoSuchPayment({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation();
  const { statusToken, brokenStatusLink } = useEnvironment();
  if (statusToken === undefined && !brokenStatusLink) return null;
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t(brokenStatusLink ? "requery.brokenLink" : "requery.unknownLink")}
    >
      <Text>{t("requery.linkHelp")}</Text>
      {children}
    </Notice>
  );
}
