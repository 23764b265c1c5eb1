import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { GoButton } from "../parts/GoButton.tsx";

/** Whoever showed a phone alone is told why nothing is listed yet, and shows the mailbox. */
export function UnverifiedAddress() {
  const { t } = useTranslation();
  return (
    <Notice tone="warning" role="status" title={t("history.unverified")}>
      <Text>{t("history.unverifiedHelp")}</Text>
      <Actions>
        <GoButton kind="primary" to={{ screen: "form" }}>
          {t("history.verify")}
        </GoButton>
      </Actions>
    </Notice>
  );
}
