import { useEffect, useEffectEvent, useRef, useState } from "react";
import { readPaymentStatus, readTransaction } from "../../api/readPayment.ts";
import type { PaymentId, StatusToken } from "../../domain/identifiers.ts";
import { lastAttempt } from "../../payment/journal.ts";
import type { ReadPayment } from "../../payment/pollPayment.ts";
import type { WantedReceipt } from "../../stores/keptReceipts.ts";
import { useEnvironment } from "../environment.tsx";
import { useClient } from "../parts/useClient.ts";
import { notFoundYet } from "./notFoundYet.ts";
import { readReturned } from "./readReturned.ts";

export type ReceiptSource =
  | { readonly status: "looking" }
  | {
      readonly status: "found";
      readonly read: ReadPayment;
      /** The payment to show. Undefined for a return handle, because only the server knows its payment. */
      readonly wanted: WantedReceipt | undefined;
    }
  | { readonly status: "nothing" };

/**
 * Finds the payment to show, in this order: the payment that the page names, the status link, the return handle from the bank,
 * and the last payment in this browser's journal.
 */
export function useReceiptSource(): ReceiptSource {
  const client = useClient();
  const { payment, statusToken, brokenStatusLink, takeReturnHandle } = useEnvironment();
  const [source, setSource] = useState<ReceiptSource>({ status: "looking" });
  // The environment returns the handle only once, so the screen remembers the payment that it stands for.
  const returned = useRef<ReadPayment>(undefined);

  // An effect event, because a new callback (another language) does not mean another payment.
  const handleOnce = useEffectEvent(takeReturnHandle);
  useEffect(() => {
    const find = (): ReceiptSource => {
      if (payment !== undefined)
        return found(
          (signal) => readTransaction(client, payment, { signal, token: tokenOfAttempt(payment) }),
          {
            id: payment,
          },
        );
      if (brokenStatusLink) return { status: "nothing" };
      if (statusToken !== undefined)
        return found((signal) => readPaymentStatus(client, statusToken, signal), { token: statusToken });
      const handle = handleOnce();
      if (handle !== undefined) returned.current = readReturned(client, handle);
      if (returned.current !== undefined) return found(returned.current, undefined);
      const noted = lastAttempt();
      if (noted === undefined) return { status: "nothing" };
      const { id, token } = noted;
      return found((signal) => notFoundYet(readTransaction(client, id, { signal, token })), { id });
    };
    setSource(find());
  }, [client, payment, statusToken, brokenStatusLink]);
  return source;
}

function found(read: ReadPayment, wanted: WantedReceipt | undefined): ReceiptSource {
  return { status: "found", read, wanted };
}

/** The status token of the payment, if this browser left for the bank with it. */
function tokenOfAttempt(id: PaymentId): StatusToken | undefined {
  const noted = lastAttempt();
  return noted?.id === id ? noted.token : undefined;
}
