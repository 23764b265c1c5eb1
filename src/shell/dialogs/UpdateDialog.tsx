import { useTranslation } from "react-i18next";
import { LinkButton } from "../../ui/action/LinkButton.tsx";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Dialog } from "../../ui/feedback/Dialog.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { LanguageButtons, type LanguageChoice } from "../LanguageButtons.tsx";
import type { NeededUpdate } from "./useNeededUpdate.ts";

/**
 * "Non-dismissable update dialog ... tells the user to update via the app store, and shows the current and the latest version"
 * (specification, section 2).
 */
export function UpdateDialog({ update, ...choice }: LanguageChoice & { readonly update: NeededUpdate }) {
  const { t } = useTranslation();
  const { installed, latest, store } = update;
  return (
    <Dialog title={t("notices.update.title")} dismissable={false}>
      <Stack align="start">
        <LanguageButtons {...choice} />
        <Text>{t("notices.update.text")}</Text>
      </Stack>
      <DescriptionList
        rows={[
          { term: t("notices.update.installed"), value: <span translate="no">{installed}</span> },
          { term: t("notices.update.latest"), value: <span translate="no">{latest}</span> },
        ]}
      />
      {store !== undefined && (
        <LinkButton kind="primary" wide href={store} target="_blank" rel="noreferrer">
          {t("notices.update.open")}
        </LinkButton>
      )}
    </Dialog>
  );
}
