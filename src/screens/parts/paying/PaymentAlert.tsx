import { useTranslation } from "react-i18next";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Inline } from "../../../ui/layout/Inline.tsx";
import { GoButton } from "../GoButton.tsx";
import { usePaymentAlert } from "./usePaymentAlert.ts";

export interface PaymentAlertProps {
  /** Called after the alert closed, because the focused element is gone. */
  readonly onClosed: () => void;
}

/**
 * Says that the latest payment was accepted or is in progress (rule 9.20). Once closed, it stays closed for that payment. It
 * shows no name, number or amount, because others may see the same screen.
 */
export function PaymentAlert(props: PaymentAlertProps) {
  const { t } = useTranslation();
  const { alert, close } = usePaymentAlert();
  if (alert === undefined) return null;
  const { kind, token } = alert;
  const isAccepted = kind === "accepted";
  return (
    <Notice
      tone={isAccepted ? "success" : "warning"}
      role="status"
      title={t(`alert.${kind}`)}
      close={{
        label: t("alert.close"),
        onClose: () => {
          close();
          props.onClosed();
        },
      }}
    >
      <Inline>
        <GoButton kind="quiet" flush="start" to={{ screen: isAccepted ? "receipt" : "requery", token }}>
          {t(isAccepted ? "alert.seeReceipt" : "alert.open")}
        </GoButton>
      </Inline>
    </Notice>
  );
}
