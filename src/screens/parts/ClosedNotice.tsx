import { useTranslation } from "react-i18next";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { Announcement } from "./Announcement.tsx";
import { FaultNotice } from "./FaultNotice.tsx";
import { GoButton } from "./GoButton.tsx";

/**
 * Replaces the screens from the search to the confirmation while the counter is closing. The portal also shows a dialog above it.
 * A widget shows this notice only: a modal would block the council's own page.
 */
export function ClosedNotice() {
  const { t } = useTranslation();
  return (
    <FaultNotice fault={{ kind: "closed" }}>
      <Announcement />
      <Text>{t("notices.closed.kept")}</Text>
      <Actions>
        <GoButton to={{ screen: "requery" }}>{t("shell.screen.requery")}</GoButton>
      </Actions>
    </FaultNotice>
  );
}
