import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Client } from "../../api/client.ts";
import { faultOf, PortalError } from "../../api/fault.ts";
import {
  exchangeReturnHandle,
  type Payment,
  type ReturnedPayment,
  readPaymentStatus,
  readTransaction,
  requery,
} from "../../api/payments.ts";
import { renewalsOf } from "../../charges/license/renewals.ts";
import type { PaymentId, StatusToken } from "../../domain/identifiers.ts";
import { instantText } from "../../domain/instant.ts";
import { isOpen } from "../../domain/payments/paymentState.ts";
import { type Attempt, forgetEnded, lastAttempt, noteAttempt } from "../../payment/journal.ts";
import { type Known, type Poll, pollPayment, type ReadPayment } from "../../payment/pollPayment.ts";
import { sendToTabs } from "../../payment/tabs.ts";
import { loadCart } from "../../stores/cart.ts";
import type { KeptReceipt, WantedReceipt } from "../../stores/keptReceipts.ts";
import { clearPaid, takeRead } from "../../stores/lastPayment.ts";
import { type ScreenEnvironment, useClient, useEnvironment } from "../environment.tsx";
import { useOnResume } from "../parts/useOnResume.ts";

/**
 * Reads a payment that must exist, because this browser left for the bank with it or came back with its handle. "Not found"
 * therefore counts as no answer, and the caller asks again.
 * @throws PortalError `unavailable` in place of `missing`
 */
async function notFoundYet<Found>(finding: Promise<Found>): Promise<Found> {
  try {
    return await finding;
  } catch (error) {
    if (faultOf(error).kind === "missing") throw new PortalError({ kind: "unavailable" }, error);
    throw error;
  }
}

/**
 * Reads the payment of a return handle. It exchanges the handle once. If the answer to the exchange was lost, it tries again, so
 * that a failed network never looks like a payment that does not exist. The answer to the exchange has the payment, so the first
 * reading needs no other call.
 */
function readReturned(client: Client, handle: string): PaymentReading {
  let exchanging: Promise<Named> | undefined;
  let payer: Named["payer"];
  let isFirst = true;
  const withPayer = (payment: Payment): Payment => ({ ...payment, ...payer });
  const named = () => {
    exchanging ??= exchange(client, handle).catch((error: unknown) => {
      exchanging = undefined;
      throw error;
    });
    return exchanging;
  };
  const read = (signal: AbortSignal) =>
    notFoundYet(
      named().then(async ({ id, token, payer: own, payment }) => {
        payer = own;
        const brought = isFirst ? payment : undefined;
        isFirst = false;
        return withPayer(brought ?? (await readTransaction(client, id, { signal, token })));
      }),
    );
  return { read, withPayer };
}

interface PaymentReading {
  readonly read: ReadPayment;
  /** Adds the payer's own details that this page knows to an answer that masks them. */
  readonly withPayer: (payment: Payment) => Payment;
}

/** `payer` is in this page's memory only: after a reload, the payer's details are masked again. */
type Named = Pick<Attempt, "id" | "token"> & Partial<Pick<ReturnedPayment, "payer" | "payment">>;

async function exchange(client: Client, handle: string): Promise<Named> {
  try {
    const {
      _id: id,
      status_token: token,
      payer,
      licence_handles,
      payment,
    } = await exchangeReturnHandle(client, handle);
    // Prefer the time of the redirect in the journal, by this device's clock. The receipt then clears only items that were in the cart
    // at that time.
    const left_at = leftAt(id) ?? instantText(new Date());
    noteAttempt({ id, token, left_at, licence_handles });
    return { id, token, payer, payment };
  } catch (error) {
    // The handle was used before, by a reload or in another tab. The payment is then in this browser's journal.
    const { kind } = faultOf(error);
    const noted = kind === "refused" || kind === "missing" ? lastAttempt() : undefined;
    if (noted === undefined) throw error;
    return noted;
  }
}

function leftAt(id: PaymentId): string | undefined {
  const noted = lastAttempt();
  return noted?.id === id ? noted.left_at : undefined;
}

type ReceiptSource =
  | { readonly status: "looking" }
  | (PaymentReading & {
      readonly status: "found";
      /** The payment to show. Undefined for a return handle, because only the server knows its payment. */
      readonly wanted: WantedReceipt | undefined;
    })
  | { readonly status: "nothing" };

/**
 * Finds the payment to show, in this order: the payment that the page names, the status link, the return handle from the bank,
 * and the last payment in this browser's journal.
 */
function useReceiptSource(): ReceiptSource {
  const client = useClient();
  const { payment, statusToken, brokenStatusLink, takeReturnHandle } = useEnvironment();
  const [source, setSource] = useState<ReceiptSource>({ status: "looking" });
  // The environment returns the handle only once, so the screen remembers its payment.
  const returned = useRef<PaymentReading>(undefined);

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
      if (returned.current !== undefined) return { status: "found", ...returned.current, wanted: undefined };
      const noted = lastAttempt();
      if (noted === undefined) return { status: "nothing" };
      const { id, token } = noted;
      return found((signal) => notFoundYet(readTransaction(client, id, { signal, token })), { id });
    };
    setSource(find());
  }, [client, payment, statusToken, brokenStatusLink]);
  return source;
}

function found(read: ReadPayment, wanted: WantedReceipt): ReceiptSource {
  return { status: "found", read, withPayer: (payment) => payment, wanted };
}

/** The status token of the payment, if this browser left for the bank with it. */
function tokenOfAttempt(id: PaymentId): StatusToken | undefined {
  const noted = lastAttempt();
  return noted?.id === id ? noted.token : undefined;
}

/**
 * Keeps each paid receipt that the screen shows, if the environment has a `device`. While the server does not answer, it returns
 * the kept one.
 * @param wanted the receipt that the screen asks for; undefined while this browser cannot know it
 */
function useKeptReceipt(
  known: Known,
  wanted: WantedReceipt | undefined,
  token: StatusToken | undefined,
): KeptReceipt | undefined {
  const { device } = useEnvironment();
  const payment = known.status === "known" && !known.stale ? known.payment : undefined;
  useEffect(() => {
    if (payment?.status === "paid") device?.keepReceipt(payment, token);
  }, [device, payment, token]);

  const [found, setFound] = useState<{ readonly wanted: WantedReceipt; readonly kept: KeptReceipt }>();
  const isUnanswered = known.status === "unknown" || known.status === "slow";
  useEffect(() => {
    if (!isUnanswered || wanted === undefined || device === undefined) return;
    let isGone = false;
    device.findReceipt(wanted).then(
      (kept) => {
        if (!isGone && kept !== undefined) setFound({ wanted, kept });
      },
      // The code that reads kept receipts could not be loaded. Show none.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isUnanswered, wanted, device]);
  return isUnanswered && found !== undefined && found.wanted === wanted ? found.kept : undefined;
}

/** The behaviour of the receipt screen: finds the payment, polls while it is open, and removes paid items from the cart. */
export function useReceipt() {
  const source = useReceiptSource();
  const client = useClient();
  const environment = useEnvironment();
  const [{ known, asking }, setState] = useState<{ known: Known; asking: boolean }>({
    known: { status: "looking" },
    asking: false,
  });
  const poll = useRef<Poll>(undefined);
  // Load the cart now, so that the screen knows whether it still holds the payment's bills.
  useEffect(() => void loadCart(), []);

  useEffect(() => {
    if (source.status === "nothing") setState({ known: { status: "nothing", used: false }, asking: false });
    if (source.status !== "found") return;
    const started = pollPayment(source.read, (latest, requested) =>
      setState({ known: latest, asking: requested }),
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
    askNow: () =>
      poll.current?.request(
        token && source.status === "found"
          ? async (signal) => source.withPayer(await requery(client, token, signal))
          : undefined,
      ),
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
