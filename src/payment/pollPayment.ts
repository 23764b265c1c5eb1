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
  /** Reads the payment now. While a reading is under way, again right after it: its answer may be older than the reason to ask. */
  refresh(): void;
  /**
   * Reads the payment for a citizen who pressed for it: at once, or right after the reading under way. A second press meanwhile
   * changes nothing.
   * @param read the way to ask, where it is not the usual one
   */
  request(read?: ReadPayment): void;
  stop(): void;
}

interface Reading {
  readonly read: ReadPayment;
  /** A citizen pressed for it. */
  readonly isRequested: boolean;
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
 * @param tell is called before each reading and after it; `requested` from a citizen's press until its answer
 */
export function pollPayment(read: ReadPayment, tell: (known: Known, requested: boolean) => void): Poll {
  const stopped = new AbortController();
  const usual: Reading = { read, isRequested: false };
  let known: Known = { status: "looking" };
  let asked = 0;
  let underWay: Reading | undefined;
  let next: Reading | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const report = () => tell(known, underWay?.isRequested === true || next?.isRequested === true);

  const ask = async (reading: Reading) => {
    if (stopped.signal.aborted || isPaid(known)) return;
    clearTimeout(timer);
    underWay = reading;
    report();
    const patience = setTimeout(() => {
      if (known.status !== "looking" || stopped.signal.aborted) return;
      known = { status: "slow" };
      report();
    }, PATIENCE_MS);
    known = await answer(reading.read, known, stopped.signal, reading.read !== read);
    clearTimeout(patience);
    if (stopped.signal.aborted) return;
    underWay = isPaid(known) ? undefined : next;
    next = undefined;
    report();
    if (underWay !== undefined) return void ask(underWay);
    const pause = pauseAfter(known, asked);
    if (pause === undefined) return;
    timer = setTimeout(() => void ask(usual), pause);
    asked += 1;
  };

  void ask(usual);
  return {
    refresh: () => {
      if (underWay === undefined) void ask(usual);
      else next ??= usual;
    },
    request: (otherRead = read) => {
      const reading: Reading = { read: otherRead, isRequested: true };
      if (underWay === undefined) return void ask(reading);
      if (underWay.isRequested || stopped.signal.aborted) return;
      next = reading;
      report();
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
