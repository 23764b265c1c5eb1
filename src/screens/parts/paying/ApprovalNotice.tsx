import { useTranslation } from "react-i18next";
import { FPX_APPROVAL_DAYS, type FpxMethod } from "../../../domain/payments/paymentMethod.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Text } from "../../../ui/text/Text.tsx";

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
