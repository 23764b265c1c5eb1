import { useTranslation } from "react-i18next";
import type { Payment } from "../../api/payments.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { isAsked } from "../../payment/screenByState.ts";
import { Text } from "../../ui/text/Text.tsx";

/** Says when the link of a council's page ends, and which e-mail has the link that lasts. @param until in UTC */
export function LinkEnd({ payment, until }: { readonly payment: Payment; readonly until: string }) {
  const { t } = useTranslation();
  const { email } = payment;
  return (
    <>
      <Text>{t("receipt.briefLinkHelp", { time: formatDateTime(until) })}</Text>
      {email !== "" && payment.status === "paid" && <Text>{t("receipt.lastingLink.paid", { email })}</Text>}
      {email !== "" && isAsked(payment) && <Text>{t("receipt.lastingLink.asked", { email })}</Text>}
    </>
  );
}
