import { useTranslation } from "react-i18next";
import type { Added } from "../../stores/cart.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { GoButton } from "../parts/GoButton.tsx";

/** What came of adding to the cart, and the way to the cart. */
export function AddedNotice({ added, number }: { readonly added: Added; readonly number: string }) {
  const { t } = useTranslation();
  const title = {
    added: t("search.added"),
    exists: t("search.exists", { number }),
    full: t("search.full"),
  }[added];
  return (
    <Notice tone={added === "added" ? "success" : "warning"} title={title} role="status">
      <GoButton kind="primary" to={{ screen: "cart" }}>
        {t("search.goToCart")}
      </GoButton>
    </Notice>
  );
}
