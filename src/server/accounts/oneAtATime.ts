import { Refusal } from "../http/refusal.ts";

/** Seconds after which a log-in that found no room may come again. */
const RETRY_AFTER = 5;

/**
 * Runs work one after the other. Hashing holds a thread of the pool through which the embedded databases read and write as
 * well: whoever floods the log-in must not stop the payments.
 * @param most that may wait; more are refused with 503
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
    // whoever comes next waits for the end of this one, not for its success
    last = mine.catch(() => undefined);
    return await mine;
  };
}
