import { faultOf } from "../api/fault.ts";
import type { Payment } from "../api/payments.ts";
import { isOpen } from "../domain/payments/paymentState.ts";

/** The page's knowledge of a payment. Unknown is not failed: without an answer, the page says nothing about the money. */
export type Known =
  | { readonly status: "looking" }
  /** The first answer is late, so the page says that it is still waiting. */
  | { readonly status: "slow" }
  /** A request failed, and there was no answer before it. */
  | { readonly status: "unknown" }
  /** The server knows no such payment, or, with `used`, somebody already used the return handle. */
  | { readonly status: "nothing"; readonly used: boolean }
  | {
      readonly status: "known";
      readonly payment: Payment;
      readonly askedAt: Date;
      /** The last request failed. `payment` is from an earlier answer. */
      readonly stale: boolean;
      /** The time when the server asked the citizen to wait, because it had just asked the bank. Absent after the next answer. */
      readonly waitRequestedAt?: Date;
    };

/** Requests the payment from the server once. @throws PortalError */
export type ReadPayment = (signal: AbortSignal) => Promise<Payment>;

export interface Poll {
  /** Polls now. If a poll is running, it polls again as soon as that ends, because the running poll's answer may be too old. */
  refresh(): void;
  /**
   * Polls because the citizen pressed a button: at once, or as soon as the running poll ends. It ignores a second press before
   * the answer.
   * @param read replaces the usual request
   */
  request(read?: ReadPayment): void;
  stop(): void;
}

interface Reading {
  readonly read: ReadPayment;
  /** The citizen pressed a button. */
  readonly isRequested: boolean;
}

/** Milliseconds until the next poll: short pauses first, then the long one. After a decline or a cancel, only the long one. */
const PAUSES_MS = [2_000, 2_000, 3_000, 3_000, 5_000, 5_000, 10_000] as const;
const LONG_PAUSE_MS = 30_000;
/** Milliseconds after which the first answer counts as slow. */
const PATIENCE_MS = 5_000;

/**
 * Polls a payment until it is paid. It continues slowly after a decline or a cancel, because late signed proof still makes the
 * payment paid.
 * @param read requests the payment once
 * @param notify is called before and after each poll. `requested` is true from a citizen's press until its answer
 */
export function pollPayment(read: ReadPayment, notify: (known: Known, requested: boolean) => void): Poll {
  const stopped = new AbortController();
  const usual: Reading = { read, isRequested: false };
  let known: Known = { status: "looking" };
  let asked = 0;
  let underWay: Reading | undefined;
  let next: Reading | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const report = () => notify(known, underWay?.isRequested === true || next?.isRequested === true);

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

/** @param mayWait the server may ask the citizen to wait ("busy"), which is not a failure to reach it */
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

/** Milliseconds, or undefined if another poll could not change the result. */
function pauseAfter(known: Known, asked: number): number | undefined {
  if (known.status === "looking" || known.status === "nothing" || isPaid(known)) return undefined;
  const isAnswerDue = known.status !== "known" || known.stale || isOpen(known.payment.status);
  return (isAnswerDue ? PAUSES_MS[asked] : undefined) ?? LONG_PAUSE_MS;
}

/** A paid payment stays paid, so the poll can end. */
function isPaid(known: Known): boolean {
  return known.status === "known" && known.payment.status === "paid";
}
