import { useTranslation } from "../../../i18n/useTranslation.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { Inline } from "../../../ui/layout/Inline.tsx";
import { GoButton } from "../GoButton.tsx";
import { usePaymentAlert } from "./usePaymentAlert.ts";

export interface PaymentAlertProps {
  /** What had the focus is gone. */
  readonly onClosed: () => void;
}

/**
 * "They say the latest payment was accepted or is in progress" (specification, section 9). Once closed it stays closed for
 * that payment. It says no name, no number and no amount: others may look at the same screen.
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
