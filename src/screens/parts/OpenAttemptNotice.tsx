import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { GoButton } from "./GoButton.tsx";

/** Says that an earlier payment from this browser has no ending yet: paying again could pay twice. */
export function OpenAttemptNotice() {
  const { t } = useTranslation();
  return (
    <Notice tone="warning" title={t("cart.openAttempt")}>
      <Text>{t("cart.openAttemptHelp")}</Text>
      <Actions>
        <GoButton to={{ screen: "receipt" }}>{t("cart.seeAttempt")}</GoButton>
      </Actions>
    </Notice>
  );
}
