import { useTranslation } from "react-i18next";
import type { Ending } from "../../payment/screenByState.ts";
import { Inline } from "../../ui/layout/Inline.tsx";
import { GoButton } from "../parts/GoButton.tsx";

/** What can be done after an ending. While the bank is being asked, nothing leads to paying again. */
export function AfterPayment({ ending }: { readonly ending: Ending }) {
  const { t } = useTranslation();
  if (ending === "still_asking") return null;
  if (ending === "paid")
    return (
      <Inline>
        <GoButton to={{ screen: "search" }}>{t("receipt.another")}</GoButton>
      </Inline>
    );
  return (
    <Inline>
      <GoButton kind="primary" to={{ screen: "cart" }}>
        {t("receipt.backToCart")}
      </GoButton>
    </Inline>
  );
}
