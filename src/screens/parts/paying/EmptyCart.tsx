import { useTranslation } from "react-i18next";
import { Decoration } from "../Decoration.tsx";
import { NothingHere } from "../NothingHere.tsx";

/** An empty cart with a link to the search. */
export function EmptyCart() {
  const { t } = useTranslation();
  return (
    <NothingHere
      title={t("cart.empty")}
      help={t("cart.emptyHelp")}
      to={{ screen: "search" }}
      go={t("cart.find")}
    >
      <Decoration scene="empty" />
    </NothingHere>
  );
}
