import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { GoButton } from "../parts/GoButton.tsx";

/** How many payments are missing from the list: none is left out without a word. */
export function Unreadable({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return (
    <Notice tone="warning" title={t("history.unreadable", { count })}>
      <Text>{t("history.unreadableHelp")}</Text>
      <Actions>
        <GoButton to={{ screen: "helpline" }}>{t("shell.page.helpline")}</GoButton>
      </Actions>
    </Notice>
  );
}
