import { create } from "zustand";
import type { Client } from "../api/client.ts";
import { faultOf } from "../api/fault.ts";
import { type Payment, readPaymentStatus, requery } from "../api/readPayment.ts";
import type { StatusToken } from "../domain/identifiers.ts";
import { isOpen } from "../domain/payments/paymentState.ts";
import { type Attempt, lastAttempt, noteStatus } from "../payment/journal.ts";
import { isAsked } from "../payment/screenByState.ts";
import { whenForgotten } from "../payment/sharedComputer.ts";
import type { TabMessage } from "../payment/tabs.ts";
import { clearPaid } from "./clearPaid.ts";

/** This browser's last payment attempt and its state at the server. One for all widgets on the page. */
export interface LastPaymentState {
  readonly attempt: Attempt | undefined;
  /** The payment as last read. Undefined until the first answer. */
  readonly payment: Payment | undefined;
  /** Whether the last request got no answer. */
  readonly unreached: boolean;
  /** Whether another tab left for the bank while this page was open, and has not reported an ending. */
  readonly elsewhere: boolean;
  /** Whether the payment is paid and its items were removed from this page's cart. */
  readonly cleared: boolean;
}

const NONE: LastPaymentState = {
  attempt: undefined,
  payment: undefined,
  unreached: false,
  elsewhere: false,
  cleared: false,
};

export const useLastPaymentStore = create<LastPaymentState>()(() => NONE);

whenForgotten(() => {
  // An answer that arrives later belongs to the citizen before.
  isOvertaken = true;
  useLastPaymentStore.setState(NONE, true);
});

let running: Promise<void> | undefined;

/** Whether something happened since the current request began. Its answer may be older, so the store asks again. */
let isOvertaken = false;

/**
 * Reads the attempt's state from the server, and has the bank asked while its answer is still open. Simultaneous calls share one
 * request.
 */
export function refreshLastPayment(client: Client): Promise<void> {
  running ??= askUntilCurrent(client).finally(() => {
    running = undefined;
  });
  return running;
}

async function askUntilCurrent(client: Client): Promise<void> {
  do {
    isOvertaken = false;
    const attempt = lastAttempt();
    if (attempt === undefined) useLastPaymentStore.setState(NONE, true);
    else await ask(client, attempt);
  } while (isOvertaken);
}

async function ask(client: Client, attempt: Attempt): Promise<void> {
  const before = useLastPaymentStore.getState();
  if (before.attempt?.id !== attempt.id)
    useLastPaymentStore.setState({ ...NONE, attempt, elsewhere: before.elsewhere }, true);
  try {
    const read = await readPaymentStatus(client, attempt.token);
    const payment = isAsked(read) ? await askBank(client, attempt.token, read) : read;
    noteStatus(attempt.id, payment.status);
    const cleared = payment.status === "paid" && (await clearPaid(payment)) > 0;
    useLastPaymentStore.setState((own) => ({
      payment,
      unreached: false,
      elsewhere: own.elsewhere && isOpen(payment.status),
      cleared: own.cleared || cleared,
    }));
  } catch {
    // Unknown is not failed, so the known state stays.
    useLastPaymentStore.setState({ unreached: true });
  }
}

/** Takes a payment that a screen has read itself, so that the next screen knows it before its own request. */
export function takeRead(payment: Payment): void {
  noteStatus(payment._id, payment.status);
  const { attempt } = useLastPaymentStore.getState();
  if (attempt?.id === payment._id) useLastPaymentStore.setState({ payment, unreached: false });
}

/** Has the bank asked. If the rate limit refuses it, such as a moment after the last requery, the read payment counts. */
async function askBank(client: Client, token: StatusToken, read: Payment): Promise<Payment> {
  try {
    return await requery(client, token);
  } catch (error) {
    if (faultOf(error).kind === "busy") return read;
    throw error;
  }
}

/** Applies another tab's message until the server's next answer. */
export function applyTabMessage(message: TabMessage | undefined): void {
  isOvertaken = true;
  if (message?.what === "left") useLastPaymentStore.setState({ elsewhere: true });
  if (message?.what === "ended") useLastPaymentStore.setState({ elsewhere: false });
}
