import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { Announcement } from "./Announcement.tsx";
import { FaultNotice } from "./FaultNotice.tsx";
import { GoButton } from "./GoButton.tsx";

/**
 * Stands in the place of a screen while the counter is closing, from the search to the confirmation. In the portal a dialog
 * stands over it; in a widget it is all there is: a modal would take the council's own page away from whoever reads it.
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
