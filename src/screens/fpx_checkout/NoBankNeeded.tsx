import { useTranslation } from "../../i18n/useTranslation.tsx";
import { NothingHere } from "../parts/NothingHere.tsx";

/** Says to who pays by card that no bank is chosen for that, as after Back or by a link, and leads to the step that follows. */
export function NoBankNeeded() {
  const { t } = useTranslation();
  return (
    <NothingHere
      title={t("fpxCheckout.byCard")}
      help={t("fpxCheckout.byCardHelp")}
      to={{ screen: "confirmation" }}
      go={t("confirmation.title")}
    />
  );
}
