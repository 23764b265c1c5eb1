import { useTranslation } from "react-i18next";
import type { PaymentLimit } from "../../payment/paymentLimit.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { amountInText } from "./paying/amountInText.ts";

/** Warns that the total is below or above the limits of the chosen account type. We do not know the limits of cards. */
export function LimitNotice({ limit }: { readonly limit: PaymentLimit | undefined }) {
  const { t } = useTranslation();
  if (limit?.outside === undefined) return null;
  const { outside, least, most } = limit;
  const title =
    outside === "below"
      ? t("fpxCheckout.belowLimit", { least: amountInText(least) })
      : t("fpxCheckout.aboveLimit", { most: amountInText(most) });
  return <Notice tone="warning" role="status" title={title} />;
}
