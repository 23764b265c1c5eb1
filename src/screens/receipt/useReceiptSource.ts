import { useEffect, useEffectEvent, useRef, useState } from "react";
import { readPaymentStatus, readTransaction } from "../../api/readPayment.ts";
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
      /** Which payment that is; undefined where the server alone knows what the way back from the bank stands for. */
      readonly wanted: WantedReceipt | undefined;
    }
  | { readonly status: "nothing" };

/**
 * Finds the payment to show: the one the page names; the one the way back from the bank names, once; else the one that this
 * browser noted before it left.
 */
export function useReceiptSource(): ReceiptSource {
  const client = useClient();
  const { payment, statusToken, brokenStatusLink, takeReturnHandle } = useEnvironment();
  const [source, setSource] = useState<ReceiptSource>({ status: "looking" });
  // The page gives the handle once; the screen that took it keeps it, whatever changes around it.
  const returned = useRef<ReadPayment>(undefined);

  // Another language or another callback of the place around is no other payment: what is known of it stays.
  const handleOnce = useEffectEvent(takeReturnHandle);
  useEffect(() => {
    const find = (): ReceiptSource => {
      if (payment !== undefined)
        return found((signal) => readTransaction(client, payment, signal), { id: payment });
      if (brokenStatusLink) return { status: "nothing" };
      if (statusToken !== undefined)
        return found((signal) => readPaymentStatus(client, statusToken, signal), { token: statusToken });
      const handle = handleOnce();
      if (handle !== undefined) returned.current = readReturned(client, handle);
      if (returned.current !== undefined) return found(returned.current, undefined);
      const noted = lastAttempt();
      if (noted === undefined) return { status: "nothing" };
      return found((signal) => notFoundYet(readTransaction(client, noted.id, signal)), { id: noted.id });
    };
    setSource(find());
  }, [client, payment, statusToken, brokenStatusLink]);
  return source;
}

function found(read: ReadPayment, wanted: WantedReceipt | undefined): ReceiptSource {
  return { status: "found", read, wanted };
}
