import { DIRECT_ACKNOWLEDGEMENT } from "../../../src/server/gateways/fpx/protocol/constants.ts";
import { encodeWireBody } from "../../../src/server/gateways/fpx/protocol/wire.ts";
import { deliveries } from "../deliveries.ts";
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
  const { deliver, inBackground, idle } = deliveries({
    fetch: (url, init) => exchange.fetch(url, init),
    wait,
    timeout: delays.directTimeout,
    retries: delays.directRetries,
    acknowledgement: DIRECT_ACKNOWLEDGEMENT,
  });

  /** Tells the code that was decided, not the code of this moment: a timer may ring a little before its time. */
  async function tell(transaction: Transaction, code: string): Promise<void> {
    const merchant = findMerchant(exchange, transaction.request.fpx_sellerExId);
    if (merchant === undefined) return;
    await deliver(
      merchant.directUrl,
      encodeWireBody(confirmCode(exchange, transaction.request, code, transaction)),
    );
  }

  return {
    async send(transaction) {
      const { state } = transaction;
      if (state.kind !== "decided") return;
      const course = COURSES[state.choice];
      if (course.late) {
        inBackground(wait(delays.late).then(() => tell(transaction, state.code)));
        return;
      }
      for (let sent = 0; sent < course.directAnswers; sent += 1) await tell(transaction, state.code);
    },
    idle,
  };
}
