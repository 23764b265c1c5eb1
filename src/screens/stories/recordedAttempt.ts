import { isPaymentId, isStatusToken } from "../../domain/identifiers.ts";
import { type Attempt, clearAttempt, noteAttempt } from "../../payment/journal.ts";
import { useLastPaymentStore } from "../../stores/lastPayment.ts";
import { PAYMENTS, STATUS_TOKEN } from "./recordedAnswers.ts";
import { type Answer, answering } from "./recordedPortal.tsx";

/** This browser's last payment in the stories, and another tab's message about it. */

/** @throws Error if the recorded identifiers are invalid, which is a defect of the stories */
function attemptOf(id: string): Attempt {
  if (!isPaymentId(id) || !isStatusToken(STATUS_TOKEN))
    throw new Error("A recorded identifier is invalid. Correct recordedAnswers.ts.");
  return { id, token: STATUS_TOKEN, left_at: "2026-11-21T02:11:05.000Z" };
}

/**
 * Remembers a payment with which the browser left for the bank, for a story's `beforeEach`.
 * @param payment the portal's answer about the payment @param answers its other answers
 * @param id give each story its own id if the browser's memory of one payment must not affect another story
 * @returns a function that restores the network and forgets the payment
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

/** Sends the message of another tab that leaves for the bank with the recorded payment. */
export function otherTabLeaves(): void {
  const tab = new BroadcastChannel("kaunter-attempt");
  tab.postMessage({ what: "left", attempt: attemptOf(PAYMENTS.in_progress._id) });
  tab.close();
}
