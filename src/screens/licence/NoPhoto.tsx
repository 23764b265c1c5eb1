import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { GoButton } from "../parts/GoButton.tsx";

/** "Printing is not possible when the owner photo is missing" (specification, section 8), and where the photo is taken. */
export function NoPhoto() {
  const { t } = useTranslation();
  return (
    <Notice tone="warning" role="status" title={t("licence.noPhoto.title")}>
      <Text>{t("licence.noPhoto.help")}</Text>
      <Actions>
        <GoButton to={{ screen: "helpline" }}>{t("shell.page.helpline")}</GoButton>
      </Actions>
    </Notice>
  );
}
