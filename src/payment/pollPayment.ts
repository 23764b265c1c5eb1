import { faultOf } from "../api/fault.ts";
import type { Payment } from "../api/readPayment.ts";
import { isOpen } from "../domain/payments/paymentState.ts";

/** What is known of a payment after asking for it. Unknown is not failed: without an answer nothing is said of the money. */
export type Known =
  | { readonly status: "looking" }
  /** Asked, and the first answer is longer on its way than anybody waits without a word. */
  | { readonly status: "slow" }
  /** Asked, without an answer so far. */
  | { readonly status: "unknown" }
  /** The server knows no such payment, or the way back that was to lead to it was used before. */
  | { readonly status: "nothing"; readonly used: boolean }
  | {
      readonly status: "known";
      readonly payment: Payment;
      readonly askedAt: Date;
      /** The last asking got no answer: this is from the one before. */
      readonly stale: boolean;
      /** When the citizen was told to wait, since the bank had been asked a moment before. Absent after the next answer. */
      readonly waitRequestedAt?: Date;
    };

/** Asks the server for the payment once. @throws PortalError */
export type ReadPayment = (signal: AbortSignal) => Promise<Payment>;

export interface Poll {
  /**
   * Asks at once, this time in another way where one is given. While an asking is under way it is enough, but for the usual
   * one: what is on its way may be older than the reason to ask, so that it is asked again right after.
   */
  now(read?: ReadPayment): void;
  stop(): void;
}

/** Milliseconds until the next asking: often while the answer is due, seldom later and after an ending that is not yet paid. */
const PAUSES_MS = [2_000, 2_000, 3_000, 3_000, 5_000, 5_000, 10_000] as const;
const LONG_PAUSE_MS = 30_000;
/** Milliseconds after which a first answer counts as slow. */
const PATIENCE_MS = 5_000;

/**
 * Asks for a payment until it is paid, and tells each time what is known. A decline or a cancel is asked about too, seldom:
 * signed proof, however late, makes it paid.
 * @param read asks the server once
 * @param tell is called before the first asking and after each; `asking` while one is under way
 */
export function pollPayment(read: ReadPayment, tell: (known: Known, asking: boolean) => void): Poll {
  const stopped = new AbortController();
  let known: Known = { status: "looking" };
  let asked = 0;
  let underWay = false;
  let isOvertaken = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async (instead?: ReadPayment) => {
    if (underWay || stopped.signal.aborted || isPaid(known)) return;
    clearTimeout(timer);
    underWay = true;
    tell(known, true);
    const patience = setTimeout(() => {
      if (known.status !== "looking" || stopped.signal.aborted) return;
      known = { status: "slow" };
      tell(known, true);
    }, PATIENCE_MS);
    known = await answer(instead ?? read, known, stopped.signal, instead !== undefined);
    clearTimeout(patience);
    underWay = false;
    if (stopped.signal.aborted) return;
    tell(known, false);
    if (isOvertaken) {
      isOvertaken = false;
      return void ask();
    }
    const pause = pauseAfter(known, asked);
    if (pause === undefined) return;
    timer = setTimeout(() => void ask(), pause);
    asked += 1;
  };

  void ask();
  return {
    now: (instead) => {
      if (underWay && instead === undefined) isOvertaken = true;
      else void ask(instead);
    },
    stop: () => {
      clearTimeout(timer);
      stopped.abort();
    },
  };
}

/** @param mayWait to be told to wait is no failure to reach the server */
async function answer(
  read: ReadPayment,
  before: Known,
  signal: AbortSignal,
  mayWait: boolean,
): Promise<Known> {
  try {
    return { status: "known", payment: await read(signal), askedAt: new Date(), stale: false };
  } catch (error) {
    const fault = faultOf(error);
    if (before.status === "known")
      return mayWait && fault.kind === "busy"
        ? { ...before, stale: false, waitRequestedAt: new Date() }
        : { ...before, stale: true, waitRequestedAt: undefined };
    const used = fault.kind === "refused" && fault.reason === "used";
    return used || fault.kind === "missing" ? { status: "nothing", used } : { status: "unknown" };
  }
}

/** Milliseconds, or undefined where asking again would tell nothing new. */
function pauseAfter(known: Known, asked: number): number | undefined {
  if (known.status === "looking" || known.status === "nothing" || isPaid(known)) return undefined;
  const isAnswerDue = known.status !== "known" || known.stale || isOpen(known.payment.status);
  return (isAnswerDue ? PAUSES_MS[asked] : undefined) ?? LONG_PAUSE_MS;
}

/** Paid stays paid: no later answer moves it back. */
function isPaid(known: Known): boolean {
  return known.status === "known" && known.payment.status === "paid";
}
