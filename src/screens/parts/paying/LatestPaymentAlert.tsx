import { type ComponentType, useEffect, useState } from "react";
import { lastAttempt } from "../../../payment/journal.ts";
import type { PaymentAlertProps } from "./PaymentAlert.tsx";

/**
 * The alert about this browser's latest payment. Most citizens have none, so the code is fetched only when there is one. If that
 * fails, the screen works without the alert and tries again at the next `pageshow`.
 */
export function LatestPaymentAlert(props: PaymentAlertProps) {
  const [Alert, setAlert] = useState<ComponentType<PaymentAlertProps>>();
  useEffect(() => {
    const look = () => {
      if (lastAttempt() !== undefined)
        import("./PaymentAlert.tsx").then(
          ({ PaymentAlert }) => setAlert(() => PaymentAlert),
          () => undefined,
        );
    };
    look();
    // The browser restores the page from its back-forward cache. The citizen may have paid since.
    addEventListener("pageshow", look);
    return () => removeEventListener("pageshow", look);
  }, []);
  return Alert && <Alert {...props} />;
}
