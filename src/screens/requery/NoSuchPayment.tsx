import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useEnvironment } from "../environment.tsx";

/** Says why the link that led here shows no payment. Nothing where no link did. */
export function NoSuchPayment() {
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
    </Notice>
  );
}
