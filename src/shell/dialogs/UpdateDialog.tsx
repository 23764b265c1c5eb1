import { useTranslation } from "react-i18next";
import { withTexts } from "../../screens/parts/withTexts.tsx";
import { LinkButton } from "../../ui/action/LinkButton.tsx";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Dialog } from "../../ui/feedback/Dialog.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { LanguageButtons, type LanguageChoice } from "../language/LanguageButtons.tsx";
import type { NeededUpdate } from "./useNeededUpdate.ts";

function Updating({ update, ...choice }: LanguageChoice & { readonly update: NeededUpdate }) {
  const { t } = useTranslation();
  const { installed, latest, store } = update;
  return (
    <Dialog title={t("dialogs.update.title")} dismissable={false}>
      <Stack align="start">
        <LanguageButtons {...choice} />
        <Text>{t("dialogs.update.text")}</Text>
      </Stack>
      <DescriptionList
        rows={[
          { term: t("dialogs.update.installed"), value: <span translate="no">{installed}</span> },
          { term: t("dialogs.update.latest"), value: <span translate="no">{latest}</span> },
        ]}
      />
      {store !== undefined && (
        <LinkButton kind="primary" wide href={store} target="_blank" rel="noreferrer">
          {t("dialogs.update.open")}
        </LinkButton>
      )}
    </Dialog>
  );
}

/** The update dialog of the mobile app, which nobody can dismiss (rule 2.31). */
export const UpdateDialog = withTexts(["dialogs"], Updating, null);
