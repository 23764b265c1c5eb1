import { useTranslation } from "react-i18next";
import { FPX_APPROVAL_DAYS, type FpxMethod } from "../../domain/payments/paymentMethod.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { amountInText } from "../parts/paying/amountInText.ts";
import type { PaymentLimit } from "./useCheckout.ts";

/** Warns a citizen who pays from a company account that a colleague has to approve the payment. */
export function ApprovalNotice({ method }: { readonly method: FpxMethod }) {
  const { t } = useTranslation();
  if (method !== "2") return null;
  return (
    <Notice tone="info" title={t("fpxCheckout.approval")}>
      <Text>{t("fpxCheckout.approvalHelp", { days: FPX_APPROVAL_DAYS })}</Text>
    </Notice>
  );
}

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
