import { DIRECT_ACKNOWLEDGEMENT } from "../../fpx-protocol/constants.ts";
import { encodeWireBody } from "../../fpx-protocol/wire.ts";
import { COURSES } from "./choices.ts";
import { confirmCode } from "./confirmation.ts";
import { type Exchange, findMerchant } from "./exchange.ts";
import type { Transaction } from "./transaction.ts";

/** Tells merchants outcomes server to server, and keeps count of what is still on its way. */
export interface DirectAnswers {
  /**
   * Posts the direct AC as often as the decision says. Resolves after the first try of each: repetitions and late
   * answers go on in the background.
   */
  send(transaction: Transaction): Promise<void>;
  /** Resolves when nothing is on its way any more. */
  idle(): Promise<void>;
}

export function directAnswers(exchange: Exchange): DirectAnswers {
  const { delays, wait } = exchange;
  const underWay = new Set<Promise<void>>();

  function inBackground(work: Promise<void>): void {
    const tracked = work.finally(() => underWay.delete(tracked));
    underWay.add(tracked);
  }

  /** One try: true when the merchant's whole answer in time is the acknowledgement. */
  async function post(url: string, body: string): Promise<boolean> {
    const abort = new AbortController();
    const answer = exchange
      .fetch(url, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body,
        signal: abort.signal,
      })
      .then(async (response) => response.ok && (await response.text()) === DIRECT_ACKNOWLEDGEMENT)
      // a merchant that cannot be reached has not acknowledged
      .catch(() => false);
    const timeout = wait(delays.directTimeout).then(() => false);
    const acknowledged = await Promise.race([answer, timeout]);
    abort.abort();
    return acknowledged;
  }

  async function repeat(url: string, body: string): Promise<void> {
    for (const pause of delays.directRetries) {
      await wait(pause);
      if (await post(url, body)) return;
    }
  }

  /** Tells the code that was decided, not the code of this moment: a timer may ring a little before its time. */
  async function deliver(transaction: Transaction, code: string): Promise<void> {
    const merchant = findMerchant(exchange, transaction.request.fpx_sellerExId);
    if (merchant === undefined) return;
    const body = encodeWireBody(confirmCode(exchange, transaction.request, code, transaction));
    if (!(await post(merchant.directUrl, body))) inBackground(repeat(merchant.directUrl, body));
  }

  return {
    async send(transaction) {
      const { state } = transaction;
      if (state.kind !== "decided") return;
      const course = COURSES[state.choice];
      if (course.late) {
        inBackground(wait(delays.late).then(() => deliver(transaction, state.code)));
        return;
      }
      for (let sent = 0; sent < course.directAnswers; sent += 1) await deliver(transaction, state.code);
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
