import { useTranslation } from "react-i18next";
import { formatMoney } from "../../domain/money.ts";
import type { PaymentLimit } from "../../payment/paymentLimit.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";

/** Says that the total is outside what the kind of account can pay at once. Nothing where it is within, and of a card. */
export function LimitNotice({ limit }: { readonly limit: PaymentLimit | undefined }) {
  const { t } = useTranslation();
  if (limit?.outside === undefined) return null;
  const { outside, least, most } = limit;
  const title =
    outside === "below"
      ? t("fpxCheckout.belowLimit", { least: formatMoney(least) })
      : t("fpxCheckout.aboveLimit", { most: formatMoney(most) });
  return <Notice tone="warning" role="status" title={title} />;
}
