import { useTranslation } from "../../i18n/useTranslation.tsx";
import { useCart } from "../../stores/cartState.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";

/** Says that the cart lives in memory, where the browser blocks storage or fails at it. Nothing where it does not. */
export function StorageNotice() {
  const { t } = useTranslation();
  const lasting = useCart((cart) => cart.lasting);
  return lasting ? null : <Notice tone="info" title={t("search.memoryOnly")} role="status" />;
}
