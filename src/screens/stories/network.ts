import { type Answer, answering } from "./recordedPortal.tsx";

/** Networks that do not answer, for a story's `beforeEach`. Each function returns one that restores the network. */

type Answers = Readonly<Record<string, Answer>>;

/**
 * Leaves a call without an answer, so that the screen keeps loading.
 * @param answers the recorded answers to the other calls. A call without a recorded answer is refused.
 * @param text a call whose address or body contains it gets no answer. If it is empty, no call gets an answer.
 */
export function unanswered(answers: Answers = {}, text = ""): () => void {
  const putBack = answering(answers);
  const recorded = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const body = request.method === "GET" ? "" : await request.clone().text();
    return `${request.url} ${body}`.includes(text) ? new Promise<never>(() => undefined) : recorded(request);
  };
  return putBack;
}

/** Makes the device report no network and every call fail. @param answers recorded answers, which still arrive */
export function offline(answers: Answers = {}): () => void {
  const putBack = answering(answers);
  const recorded = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await recorded(input, init);
    // The status of a call without a recorded answer.
    if (answer.status === 503) throw new TypeError("Failed to fetch");
    return answer;
  };
  Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
  return () => {
    Reflect.deleteProperty(navigator, "onLine");
    putBack();
  };
}
