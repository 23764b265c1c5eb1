import type { PageView } from "../../api/schemas/pageView.ts";
import { malaysiaDate } from "../../domain/malaysiaTime.ts";
import type { Clock } from "../clock.ts";
import { describeError, type Log } from "../log.ts";

/** What counts the portal's page views for its operator. */
export interface Tracker {
  /** Passes a view on. Returns at once and never throws: nobody waits for a count. */
  count(view: PageView): void;
  /** Passes once nothing is on its way any more. */
  idle(): Promise<void>;
}

/** Milliseconds. */
const PATIENCE = 3_000;

/** Views on their way at once: what a tracker cannot keep up with is not counted, or it would fill the memory. */
const MOST_UNDER_WAY = 50;

/** Milliseconds between two entries of the log: a tracker that is down would fill it. */
const QUIET = 60 * 60_000;

/**
 * Tells the tracker of a view as `{page, language, day}`, the day in Malaysia time, from server to server: it hears nothing of who
 * looked, for nothing of the browser's call is passed on.
 * @param url the tracker's, of the settings
 */
export function createTracker({
  url,
  fetch,
  clock,
  log,
}: {
  readonly url: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly clock: Clock;
  readonly log: Log;
}): Tracker {
  const underWay = new Set<Promise<void>>();
  let lost = 0;
  let quietUntil = 0;

  const lose = (failure: unknown): void => {
    lost += 1;
    const now = clock.now().getTime();
    if (now < quietUntil) return;
    log({ event: "page_views_lost", count: lost, ...describeError(failure) });
    lost = 0;
    quietUntil = now + QUIET;
  };

  const pass = async (view: PageView): Promise<void> => {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...view, day: malaysiaDate(clock.now()) }),
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new TrackerRefusalError(`the tracker answered ${answer.status}`);
  };

  return {
    count(view) {
      if (underWay.size >= MOST_UNDER_WAY) return lose(new TrackerBusyError());
      const passing = pass(view)
        .catch(lose)
        .finally(() => underWay.delete(passing));
      underWay.add(passing);
    },
    async idle() {
      await Promise.all(underWay);
    },
  };
}

class TrackerRefusalError extends Error {
  override readonly name = "TrackerRefusalError";
}

class TrackerBusyError extends Error {
  override readonly name = "TrackerBusyError";
}
