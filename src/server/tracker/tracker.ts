import type { PageView } from "../../api/schemas/pageView.ts";
import { malaysiaDate } from "../../domain/malaysiaTime.ts";
import type { Clock } from "../clock.ts";
import { describeError, type Log } from "../log.ts";

/** Counts the portal's page views for its operator. */
export interface Tracker {
  /** Passes a view on. It returns at once and never throws, because no page waits for it. */
  count(view: PageView): void;
  /** Resolves when no view is on its way. */
  idle(): Promise<void>;
}

/** The longest call to the tracker, in milliseconds. */
const PATIENCE = 3_000;

/** Views on their way at once. Views above this are dropped, because a slow tracker would fill the memory. */
const MOST_UNDER_WAY = 50;

/** Milliseconds between two log entries. Otherwise a tracker that is down would fill the log. */
const QUIET = 60 * 60_000;

/**
 * Sends the tracker each view as `{page, language, day}`, with the day in Malaysia time. The call goes from server to server and
 * passes nothing of the browser's call on, so the tracker learns nothing about the visitor.
 * @param url the tracker's address in the settings
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
    if (!answer.ok)
      throw new TrackerRefusalError(`the tracker answered ${answer.status}: check KAUNTER_TRACKER_URL`);
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
