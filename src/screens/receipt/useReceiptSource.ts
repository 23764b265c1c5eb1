import { useEffect, useEffectEvent, useRef, useState } from "react";
import { readPaymentStatus, readTransaction } from "../../api/readPayment.ts";
import { lastAttempt } from "../../payment/journal.ts";
import type { ReadPayment } from "../../payment/pollPayment.ts";
import { useEnvironment } from "../environment.tsx";
import { useClient } from "../parts/useClient.ts";
import { notFoundYet } from "./notFoundYet.ts";
import { readReturned } from "./readReturned.ts";

export type ReceiptSource =
  | { readonly status: "looking" }
  | { readonly status: "found"; readonly read: ReadPayment }
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
    const find = (): ReadPayment | undefined => {
      if (payment !== undefined) return (signal) => readTransaction(client, payment, signal);
      if (brokenStatusLink) return undefined;
      if (statusToken !== undefined) return (signal) => readPaymentStatus(client, statusToken, signal);
      const handle = handleOnce();
      if (handle !== undefined) returned.current = readReturned(client, handle);
      const noted = lastAttempt();
      return (
        returned.current ?? (noted && ((signal) => notFoundYet(readTransaction(client, noted.id, signal))))
      );
    };
    const read = find();
    setSource(read === undefined ? { status: "nothing" } : { status: "found", read });
  }, [client, payment, statusToken, brokenStatusLink]);
  return source;
}
