import { useEffect, useState } from "react";
import type { PaymentFormValues } from "../../payment/checkoutForm.ts";
import { useSession } from "../../stores/sessionState.ts";
import { useEnvironment } from "../environment.tsx";

/** Whether this device shall remember the payer. Undefined where nothing may be remembered: on a council's page. */
export function useRemembering() {
  const { device } = useEnvironment();
  const [known, setKnown] = useState(() => device?.payer());
  // The citizen set the tick on this screen. Otherwise it comes from the device.
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (device === undefined) return;
    const look = () => {
      setKnown(device.payer());
      setIsAsked(false);
    };
    const stops = [
      device.followPayer(look),
      useSession.subscribe(({ session }, { session: before }) => {
        if (before && !session) look();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [device]);
  if (device === undefined) return undefined;
  const isWanted = isAsked || known !== undefined;
  return {
    isWanted,
    want: (wanted: boolean) => {
      setIsAsked(wanted);
      if (wanted) return;
      // Whoever takes the tick away wants the details gone now, and not with the next payment.
      device.forgetPayer();
      setKnown(undefined);
    },
    /** Remembers the payer if the citizen asked for it. Call this when the citizen presses the button to the bank. */
    keep: (given: PaymentFormValues) => {
      // Another tab may have made the device forget the payer since the tick was read.
      if (isAsked || (isWanted && device.payer() !== undefined)) device.rememberPayer(given);
    },
    /** FPX's code of the bank that was used last on this device. */
    lastBank: known?.bank,
  } as const;
}
