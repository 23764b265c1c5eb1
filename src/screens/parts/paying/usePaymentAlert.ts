import { useEffect, useState } from "react";
import type { PaymentId, StatusToken } from "../../../domain/identifiers.ts";
import { isOpen } from "../../../domain/payments/paymentState.ts";
import { lastAttempt } from "../../../payment/journal.ts";
import { closeMessage, isClosed } from "../../../stores/closedMessages.ts";
import { useClient } from "../useClient.ts";

/** What there is to tell of this browser's latest payment (specification, section 9). */
export interface PaymentAlert {
  readonly kind: "accepted" | "inProgress";
  readonly id: PaymentId;
  readonly token: StatusToken;
}

/**
 * Asks the server how this browser's latest payment stands, each time the screen is shown: also when the browser brings the
 * page back from its back-forward cache. Until it has answered there is nothing to tell: unknown is neither of the two.
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
        // most citizens have none under way: what reads a payment is fetched for who has
        const { readPaymentStatus } = await import("../../../api/readPayment.ts");
        const { status, resumable } = await readPaymentStatus(client, token, asking.signal);
        if (asking.signal.aborted) return;
        if (status === "paid") setAlert({ kind: "accepted", id, token });
        // what nobody took to the bank is not in progress there, and may well be paid
        else setAlert(isOpen(status) && !resumable ? { kind: "inProgress", id, token } : undefined);
      } catch {
        // What was told before stays told; the next time the screen is shown asks again.
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
