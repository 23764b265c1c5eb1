import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Payment } from "../../api/readPayment.ts";
import { requery } from "../../api/requery.ts";
import { renewalsOf } from "../../charges/license/renewals.ts";
import type { StatusToken } from "../../domain/identifiers.ts";
import { isOpen } from "../../domain/payments/paymentState.ts";
import { forgetEnded, lastAttempt } from "../../payment/journal.ts";
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

/** The behaviour of the receipt screen: finds the payment, polls while it is open, and removes paid items from the cart. */
export function useReceipt() {
  const source = useReceiptSource();
  const client = useClient();
  const environment = useEnvironment();
  const [{ known, asking }, tell] = useState<{ known: Known; asking: boolean }>({
    known: { status: "looking" },
    asking: false,
  });
  const poll = useRef<Poll>(undefined);
  // Load the cart now, so that the screen knows whether it still holds the payment's bills.
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
  // An effect event, because a new `report` callback (another language, another host) is not a new status.
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
    // the page of a renewed licence still needs it
    if (renewalsOf(payment.services).length === 0) forgetEnded(payment._id);
  }, [payment]);

  const token = payment === undefined ? undefined : tokenOf(payment, environment);
  const kept = useKeptReceipt(known, source.status === "found" ? source.wanted : undefined, token);
  return {
    known,
    /** The receipt that this device keeps, while the server does not answer. */
    kept,
    /** The citizen asked for an update and the answer has not arrived. */
    asking,
    token,
    // With the status token, the server asks the bank itself. Without it, the server returns the status that it knows.
    askNow: () => poll.current?.request(token && ((signal) => requery(client, token, signal))),
  };
}

/**
 * The status token of the shown payment: from the address, or from this browser's journal. Otherwise undefined. An address that
 * names the payment as well may hold another payment's token.
 */
function tokenOf(
  payment: Payment,
  { statusToken, payment: named }: ScreenEnvironment,
): StatusToken | undefined {
  const noted = lastAttempt();
  return (
    (named === undefined ? statusToken : undefined) ?? (noted?.id === payment._id ? noted.token : undefined)
  );
}
