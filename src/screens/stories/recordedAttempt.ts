import { isPaymentId, isStatusToken } from "../../domain/identifiers.ts";
import { type Attempt, clearAttempt, noteAttempt } from "../../payment/journal.ts";
import { useLastPaymentStore } from "../../stores/lastPayment.ts";
import { PAYMENTS, STATUS_TOKEN } from "./recordedAnswers.ts";
import { type Answer, answering } from "./recordedPortal.tsx";

/** The browser's own last payment in the stories, and what another tab tells of it. */

/** @throws Error when the recorded payment is none: a fault of ours */
function attemptOf(id: string): Attempt {
  if (!isPaymentId(id) || !isStatusToken(STATUS_TOKEN))
    throw new Error("the recorded payment has no identifiers");
  return { id, token: STATUS_TOKEN, left_at: "2026-11-21T02:11:05.000Z" };
}

/**
 * The browser left for the bank with a payment; for a story's `beforeEach`.
 * @param payment what the portal answers of it @param answers what else it answers
 * @param id a payment of its own, where what is remembered of one must not be of another
 * @returns what puts the network back and forgets the payment
 */
export function leftWith(
  payment: Answer,
  answers: Readonly<Record<string, Answer>> = {},
  id: string = PAYMENTS.in_progress._id,
): () => void {
  noteAttempt(attemptOf(id));
  const putBack = answering({
    [`/api/payments/${STATUS_TOKEN}`]: payment,
    "/api/requery": payment,
    ...answers,
  });
  return () => {
    putBack();
    clearAttempt();
    useLastPaymentStore.setState(useLastPaymentStore.getInitialState(), true);
  };
}

/** Another tab leaves for the bank with the recorded payment. */
export function otherTabLeaves(): void {
  const tab = new BroadcastChannel("kaunter-attempt");
  tab.postMessage({ what: "left", attempt: attemptOf(PAYMENTS.in_progress._id) });
  tab.close();
}
