import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Text } from "../../ui/text/Text.tsx";

/** The roles of the user do not allow this page or act. They may have changed while the page was open. */
export function Forbidden() {
  const { t } = useTranslation();
  return (
    <Notice tone="warning" role="alert" title={t("desk.forbidden")}>
      <Text>{t("desk.forbiddenHelp")}</Text>
    </Notice>
  );
}
