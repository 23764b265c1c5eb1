import { useState } from "react";
import type { PaymentFormValues } from "../../payment/checkoutForm.ts";
import { useEnvironment } from "../environment.tsx";

/** Whether this device shall remember the payer. Undefined where nothing may be remembered: on a council's page. */
export function useRemembering() {
  const { device } = useEnvironment();
  const [known] = useState(() => device?.payer());
  const [isWanted, setIsWanted] = useState(known !== undefined);
  if (device === undefined) return undefined;
  return {
    isWanted,
    want: (wanted: boolean) => {
      setIsWanted(wanted);
      // Whoever takes the tick away wants the details gone now, and not with the next payment.
      if (!wanted) device.forgetPayer();
    },
    /** Remembers the payer if the citizen asked for it. Call this when the citizen presses the button to the bank. */
    keep: (given: PaymentFormValues) => {
      if (isWanted) device.rememberPayer(given);
    },
    /** FPX's code of the bank that was used last on this device. */
    lastBank: known?.bank,
  } as const;
}
