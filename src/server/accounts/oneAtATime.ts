import { Refusal } from "../http/refusal.ts";

/** The Retry-After of a refused log-in, in seconds. */
const RETRY_AFTER = 5;

/**
 * Runs one piece of work at a time. Hashing a password occupies a thread of Node's pool, which the embedded databases also use.
 * So a flood of log-ins cannot stop the payments.
 * @param most the most that may run and wait. Further work is refused with 503
 */
export function oneAtATime(most: number): <Answer>(work: () => Promise<Answer>) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting >= most)
      throw new Refusal(503, "attempt_failed_please_try_again", { retryAfter: RETRY_AFTER });
    waiting += 1;
    const mine = last.then(work).finally(() => {
      waiting -= 1;
    });
    // the next work starts when this one ends, even if it fails
    last = mine.catch(() => undefined);
    return await mine;
  };
}
