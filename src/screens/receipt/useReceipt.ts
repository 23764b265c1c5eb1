import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Payment } from "../../api/readPayment.ts";
import { requery } from "../../api/requery.ts";
import type { StatusToken } from "../../domain/identifiers.ts";
import { isOpen } from "../../domain/payments/paymentState.ts";
import { lastAttempt } from "../../payment/journal.ts";
import { type Known, type Poll, pollPayment } from "../../payment/pollPayment.ts";
import { sendToTabs } from "../../payment/tabs.ts";
import { loadCart } from "../../stores/cart.ts";
import { clearPaid } from "../../stores/clearPaid.ts";
import { takeRead } from "../../stores/lastPayment.ts";
import { type ScreenEnvironment, useEnvironment } from "../environment.tsx";
import { useClient } from "../parts/useClient.ts";
import { useOnResume } from "../parts/useOnResume.ts";
import { useKeptReceipt } from "./useKeptReceipt.ts";
import { useReceiptSource } from "./useReceiptSource.ts";

/** The receipt screen's behaviour: finds the payment, keeps asking while it is open, and clears what was paid from the cart. */
export function useReceipt() {
  const source = useReceiptSource();
  const client = useClient();
  const environment = useEnvironment();
  const [{ known, asking }, tell] = useState<{ known: Known; asking: boolean }>({
    known: { status: "looking" },
    asking: false,
  });
  const poll = useRef<Poll>(undefined);
  // by the time that the payment is known it is known too where its bills are
  useEffect(() => void loadCart(), []);

  useEffect(() => {
    if (source.status === "nothing") tell({ known: { status: "nothing", used: false }, asking: false });
    if (source.status !== "found") return;
    const started = pollPayment(source.read, (latest, requested) =>
      tell({ known: latest, asking: requested }),
    );
    poll.current = started;
    return started.stop;
  }, [source]);

  useOnResume(useCallback(() => poll.current?.refresh(), []));

  const payment = known.status === "known" ? known.payment : undefined;
  const status = payment?.status;
  // another language or another callback of the place around is no other state
  const report = useEffectEvent(environment.report);
  useEffect(() => {
    if (status !== undefined) report({ type: "payment", status });
  }, [status]);
  useEffect(() => {
    if (payment === undefined) return;
    takeRead(payment);
    if (isOpen(payment.status)) return;
    sendToTabs({ what: "ended", id: payment._id });
    if (payment.status === "paid") void clearPaid(payment);
  }, [payment]);

  const token = payment === undefined ? undefined : tokenOf(payment, environment);
  const kept = useKeptReceipt(known, source.status === "found" ? source.wanted : undefined, token);
  return {
    known,
    /** The receipt as it was read before, while the server does not answer for it. */
    kept,
    /** The citizen pressed to have it asked, and the answer is not there yet. */
    asking,
    token,
    // who holds the status token has the bank itself asked; without it, the portal tells what it knows
    askNow: () => poll.current?.request(token && ((signal) => requery(client, token, signal))),
  };
}

/** The status token of the shown payment, when this browser holds it: from the address, or from its own note. */
function tokenOf(payment: Payment, { statusToken }: ScreenEnvironment): StatusToken | undefined {
  const noted = lastAttempt();
  return statusToken ?? (noted?.id === payment._id ? noted.token : undefined);
}
