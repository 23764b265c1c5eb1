import { useTranslation } from "../../i18n/useTranslation.tsx";
import { NothingHere } from "../parts/NothingHere.tsx";

/** 'No data available' (specification, section 8), and how there comes to be some. */
export function NoPayments() {
  const { t } = useTranslation();
  return (
    <NothingHere
      title={t("history.noData")}
      help={t("history.noDataHelp")}
      to={{ screen: "search" }}
      go={t("cart.find")}
    />
  );
}
