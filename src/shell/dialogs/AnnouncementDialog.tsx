import { useTranslation } from "react-i18next";
import { Announcement } from "../../screens/parts/ClosedNotice.tsx";
import { GoButton } from "../../screens/parts/GoButton.tsx";
import { Dialog } from "../../ui/feedback/Dialog.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { LanguageButtons, type LanguageChoice } from "../language/LanguageButtons.tsx";
import { UnderMaintenance } from "./UnderMaintenance.tsx";

/**
 * The dialog for a closed counter: the announcement and a picture, and nobody can dismiss it (rule 2.29). It links to the screens
 * that stay open, because a payment may be in progress.
 */
export function AnnouncementDialog(props: LanguageChoice) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("notices.closed.title")} dismissable={false}>
      <Stack>
        <Inline>
          <LanguageButtons {...props} />
        </Inline>
        <UnderMaintenance />
        <Announcement />
        <Stack gap="tight">
          <Text tone="muted">{t("notices.closed.kept")}</Text>
          <Text tone="muted">{t("notices.closed.flight")}</Text>
        </Stack>
        <Stack gap="tight">
          <GoButton wide kind="primary" to={{ screen: "requery" }}>
            {t("common.checkPayment")}
          </GoButton>
          <GoButton wide to={{ screen: "refund" }}>
            {t("shell.screen.refund")}
          </GoButton>
          <GoButton wide to={{ screen: "history" }}>
            {t("shell.screen.history")}
          </GoButton>
        </Stack>
      </Stack>
    </Dialog>
  );
}
