import { type ComponentType, useEffect, useState } from "react";
import { lastAttempt } from "../../../payment/journal.ts";
import type { PaymentAlertProps } from "./PaymentAlert.tsx";

/**
 * The alert of this browser's latest payment. Most citizens have made none: it is fetched for who has. The screen does without
 * it where it cannot be fetched, until the page is shown again.
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
    // the browser brings the page back from its back-forward cache: the citizen may have paid since
    addEventListener("pageshow", look);
    return () => removeEventListener("pageshow", look);
  }, []);
  return Alert && <Alert {...props} />;
}
