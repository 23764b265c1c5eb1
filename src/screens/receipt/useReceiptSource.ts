import { useEffect, useState } from "react";
import type { Client } from "../../api/client.ts";
import { exchangeReturnHandle } from "../../api/exchangeReturnHandle.ts";
import { type Payment, readPaymentStatus, readTransaction } from "../../api/readPayment.ts";
import { lastAttempt, noteAttempt } from "../../payment/journal.ts";
import { type ScreenEnvironment, useEnvironment } from "../environment.tsx";
import { useClient } from "../parts/useClient.ts";

/** How to read the payment that the screen is about. */
export type ReadPayment = (signal: AbortSignal) => Promise<Payment>;

export type ReceiptSource =
  | { readonly status: "looking" }
  | { readonly status: "found"; readonly read: ReadPayment; readonly token?: string }
  | { readonly status: "nothing" };

/**
 * Finds the payment to show: the one the page names; the one the way back from the bank names, once; else the one that this
 * browser noted before it left. A handle that was used or lost on the way changes nothing: the journal still knows.
 */
export function useReceiptSource(): ReceiptSource {
  const client = useClient();
  const environment = useEnvironment();
  const [source, setSource] = useState<ReceiptSource>({ status: "looking" });
  useEffect(() => {
    let wanted = true;
    void findSource(client, environment).then((found) => wanted && setSource(found));
    return () => {
      wanted = false;
    };
  }, [client, environment]);
  return source;
}

async function findSource(client: Client, environment: ScreenEnvironment): Promise<ReceiptSource> {
  const { payment, statusToken } = environment;
  if (payment !== undefined)
    return { status: "found", read: (signal) => readTransaction(client, payment, signal) };
  if (statusToken !== undefined)
    return {
      status: "found",
      read: (signal) => readPaymentStatus(client, statusToken, signal),
      token: statusToken,
    };
  await noteReturn(client, environment.takeReturnHandle());
  const attempt = lastAttempt();
  if (attempt === undefined) return { status: "nothing" };
  return {
    status: "found",
    read: (signal) => readTransaction(client, attempt.id, signal),
    token: attempt.token,
  };
}

async function noteReturn(client: Client, handle: string | undefined): Promise<void> {
  if (handle === undefined) return;
  try {
    const returned = await exchangeReturnHandle(client, handle);
    noteAttempt({ id: returned._id, token: returned.status_token, left_at: new Date().toISOString() });
  } catch {
    // Used, foreign, or the network is gone: what this browser noted before leaving decides.
  }
}
