import { type Answer, answering } from "./recordedPortal.tsx";

/** Networks that do not answer, for a story's `beforeEach`. Each is given back what puts the network back. */

type Answers = Readonly<Record<string, Answer>>;

/**
 * What is asked is never answered: the screen goes on loading.
 * @param answers what is answered nevertheless @param text the call whose address or body holds it is the one that is not; all
 * others that no answer is recorded of are refused. Without it no call is answered
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

/** The device says that it has no network, and no call gets out. @param answers what was answered before it went */
export function offline(answers: Answers = {}): () => void {
  const putBack = answering(answers);
  const recorded = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await recorded(input, init);
    // an answer that is not recorded
    if (answer.status === 503) throw new TypeError("Failed to fetch");
    return answer;
  };
  Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
  return () => {
    Reflect.deleteProperty(navigator, "onLine");
    putBack();
  };
}
