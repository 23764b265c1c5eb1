import { DIRECT_ACKNOWLEDGEMENT } from "../../../src/server/gateways/fpx/protocol/constants.ts";
import { encodeFormBody } from "../../../src/server/http/formBody.ts";
import { deliveries } from "../deliveries.ts";
import { COURSES } from "./choices.ts";
import { confirmCode } from "./confirmation.ts";
import { type Exchange, findMerchant } from "./exchange.ts";
import type { Transaction } from "./transaction.ts";

/** Posts outcomes from the exchange's server to the merchants' servers. */
export interface DirectAnswers {
  /**
   * Posts the direct ACs of the decision. Resolves after the first try of each. Retries and late answers continue in the
   * background.
   */
  send(transaction: Transaction): Promise<void>;
  /** Resolves when no direct AC is left. */
  idle(): Promise<void>;
}

export function directAnswers(exchange: Exchange): DirectAnswers {
  const { delays, wait } = exchange;
  const { deliver, inBackground, idle } = deliveries({
    fetch: (url, init) => exchange.fetch(url, init),
    wait,
    timeout: delays.directTimeout,
    retries: delays.directRetries,
    acknowledgement: DIRECT_ACKNOWLEDGEMENT,
  });

  /** Sends the final code, never the pending one, because the timer may fire a little before the delay is over. */
  async function sendAnswer(transaction: Transaction, code: string): Promise<void> {
    const merchant = findMerchant(exchange, transaction.request.fpx_sellerExId);
    if (merchant === undefined) return;
    await deliver(
      merchant.directUrl,
      encodeFormBody(confirmCode(exchange, transaction.request, code, transaction)),
    );
  }

  return {
    async send(transaction) {
      const { state } = transaction;
      if (state.kind !== "decided") return;
      const course = COURSES[state.choice];
      if (course.late) {
        inBackground(wait(delays.late).then(() => sendAnswer(transaction, state.code)));
        return;
      }
      for (let sent = 0; sent < course.directAnswers; sent += 1) await sendAnswer(transaction, state.code);
    },
    idle,
  };
}
