import { useTranslation } from "react-i18next";
import { useCart } from "../../stores/cartState.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";

/** Warns that the cart is in memory only, because the browser blocks storage or storage failed. */
export function StorageNotice() {
  const lasting = useCart((cart) => cart.lasting);
  return lasting ? null : <InMemoryOnly />;
}

function InMemoryOnly() {
  const { t } = useTranslation();
  return <Notice tone="info" title={t("search.memoryOnly")} role="status" />;
}
