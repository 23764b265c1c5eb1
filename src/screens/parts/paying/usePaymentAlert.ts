import { useEffect, useState } from "react";
import type { PaymentId, StatusToken } from "../../../domain/identifiers.ts";
import { isOpen } from "../../../domain/payments/paymentState.ts";
import { lastAttempt } from "../../../payment/journal.ts";
import { closeMessage, isClosed } from "../../../stores/closedMessages.ts";
import { useClient } from "../../environment.tsx";

/** The alert about this browser's latest payment (rule 9.20). */
export interface PaymentAlert {
  readonly kind: "accepted" | "inProgress";
  readonly id: PaymentId;
  readonly token: StatusToken;
}

/**
 * Asks the server for the status of this browser's latest payment each time the screen appears, also when the browser restores it
 * from the back-forward cache. Until the server answers there is no alert, because an unknown status is neither accepted nor in
 * progress.
 */
export function usePaymentAlert(): { readonly alert: PaymentAlert | undefined; readonly close: () => void } {
  const client = useClient();
  const [alert, setAlert] = useState<PaymentAlert>();
  useEffect(() => {
    const asking = new AbortController();
    const ask = async () => {
      const attempt = lastAttempt();
      if (attempt === undefined || isClosed("alert", attempt.id)) return setAlert(undefined);
      const { id, token } = attempt;
      try {
        // Most citizens have no payment, so the code that reads one is fetched on demand.
        const { readPaymentStatus } = await import("../../../api/payments.ts");
        const { status, resumable } = await readPaymentStatus(client, token, asking.signal);
        if (asking.signal.aborted) return;
        if (status === "paid") setAlert({ kind: "accepted", id, token });
        // A resumable payment never reached the bank, so it is not in progress there and can still be paid.
        else setAlert(isOpen(status) && !resumable ? { kind: "inProgress", id, token } : undefined);
      } catch {
        // The earlier alert stays. The screen asks again the next time it appears.
      }
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) void ask();
    };
    void ask();
    addEventListener("pageshow", onPageShow);
    return () => {
      asking.abort();
      removeEventListener("pageshow", onPageShow);
    };
  }, [client]);
  return {
    alert,
    close: () => {
      if (alert !== undefined) closeMessage("alert", alert.id);
      setAlert(undefined);
    },
  };
}
