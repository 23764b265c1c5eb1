import { create } from "zustand";
import type { Client } from "../api/client.ts";
import { faultOf } from "../api/fault.ts";
import { type Payment, readPaymentStatus } from "../api/readPayment.ts";
import { requery } from "../api/requery.ts";
import type { StatusToken } from "../domain/identifiers.ts";
import { isOpen } from "../domain/payments/paymentState.ts";
import { type Attempt, lastAttempt, noteStatus } from "../payment/journal.ts";
import { isAsked } from "../payment/screenByState.ts";
import { whenForgotten } from "../payment/sharedComputer.ts";
import type { TabMessage } from "../payment/tabs.ts";
import { clearPaid } from "./clearPaid.ts";

/** This browser's own last attempt, as far as the server has said: one for the page, whatever the number of widgets on it. */
export interface LastPaymentState {
  readonly attempt: Attempt | undefined;
  /** As it was last read; undefined while no answer came. */
  readonly payment: Payment | undefined;
  /** The last asking got no answer. */
  readonly unreached: boolean;
  /** Another tab left for the bank with it while this page was open, and has not told an ending. */
  readonly elsewhere: boolean;
  /** It is paid, and what it paid was taken out of this page's cart. */
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
  // an answer that is still on its way is the former citizen's
  isOvertaken = true;
  useLastPaymentStore.setState(NONE, true);
});

let running: Promise<void> | undefined;

/** Something happened since the asking under way began: its answer may be from before. */
let isOvertaken = false;

/**
 * Asks the server how the attempt stands, and, while the bank may still have it, has the bank asked. Asked by several at once, it
 * is asked once.
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
    // Unknown is not closed: what was known before stays.
    useLastPaymentStore.setState({ unreached: true });
  }
}

/** Takes what a screen that asks for itself was told, so that the next screen knows it before it has asked. */
export function takeRead(payment: Payment): void {
  noteStatus(payment._id, payment.status);
  const { attempt } = useLastPaymentStore.getState();
  if (attempt?.id === payment._id) useLastPaymentStore.setState({ payment, unreached: false });
}

/** What the portal said of it stands where the bank was asked a moment ago, or cannot be asked. */
async function askBank(client: Client, token: StatusToken, read: Payment): Promise<Payment> {
  try {
    return await requery(client, token);
  } catch (error) {
    if (faultOf(error).kind === "busy") return read;
    throw error;
  }
}

/** Takes what another tab tells, until the server, asked after it, says more. */
export function applyTabMessage(message: TabMessage | undefined): void {
  isOvertaken = true;
  if (message?.what === "left") useLastPaymentStore.setState({ elsewhere: true });
  if (message?.what === "ended") useLastPaymentStore.setState({ elsewhere: false });
}
