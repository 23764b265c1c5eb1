import { create } from "zustand";
import type { Client } from "../api/client.ts";
import { faultOf } from "../api/fault.ts";
import { type Payment, readPaymentStatus, requery } from "../api/payments.ts";
import type { CartItem, ServiceLine } from "../charges/index.ts";
import { chargeOf, identityOf } from "../charges/lines.ts";
import type { StatusToken } from "../domain/identifiers.ts";
import { maskText } from "../domain/mask.ts";
import { isOpen } from "../domain/payments/paymentState.ts";
import { type Attempt, lastAttempt, noteStatus } from "../payment/journal.ts";
import { isAsked } from "../payment/screenByState.ts";
import { whenForgotten } from "../payment/sharedComputer.ts";
import type { TabMessage } from "../payment/tabs.ts";
import { loadCart, removePaid } from "./cart.ts";
import { useCart } from "./cartState.ts";

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

/**
 * Removes the paid items from the cart, but only those that were in it when the citizen left for the bank. Example: the citizen
 * adds the next reload of the same account and opens the old receipt again. The new item stays.
 * @returns the number of removed items
 */
export async function clearPaid(
  payment: Pick<Payment, "_id" | "payment_datetime" | "services">,
): Promise<number> {
  await loadCart();
  const left = leftAt(payment);
  const paid = useCart
    .getState()
    .items.filter((item) => Date.parse(item.added_cart_at) <= left)
    .filter((item) => isAmong(item, payment.services));
  await removePaid(paid.map((item) => chargeOf(item).lineOf(item)));
  return paid.length;
}

/**
 * The time when the citizen left for the bank. On the same device it comes from the device's clock, like the times of the items.
 * On another device it comes from the server's clock.
 */
function leftAt({ _id, payment_datetime }: Pick<Payment, "_id" | "payment_datetime">): number {
  const attempt = lastAttempt();
  return Date.parse(attempt?.id === _id ? attempt.left_at : payment_datetime);
}

/** Whether a payment's lines, as the server returns them, contain the item. */
export function isAmong(item: CartItem, lines: readonly ServiceLine[]): boolean {
  return lines.some((line) => isPaidBy(item, line));
}

/**
 * The server masks people's names in a payment, and the identity of a local-government charge contains its guest's name. So this
 * also compares the item with masked names. Otherwise the item would stay, and the citizen might pay it twice.
 */
function isPaidBy(item: CartItem, line: ServiceLine): boolean {
  if (identityOf(item) === identityOf(line)) return true;
  // Two names may be equal after masking, so compare the amounts too.
  return identityOf(readBack(item)) === identityOf(line) && item.amount === line.amount;
}

/** The item with masked names, as in a payment from the server. */
function readBack(item: CartItem): CartItem {
  const { personalFields } = chargeOf(item);
  const masked = Object.entries(item).flatMap(([field, value]) =>
    personalFields.includes(field) && typeof value === "string" ? [[field, maskText(value)]] : [],
  );
  return { ...item, ...Object.fromEntries(masked) };
}
