import type { Page, Request } from "@playwright/test";

/** A page's requests from the moment at which recording starts. */
export interface Traffic {
  /** The requested addresses. The set grows. */
  readonly asked: ReadonlySet<string>;
  /** Resolves when no request is under way and the page has no work that would start one. */
  untilQuiet(): Promise<void>;
}

/** Call this before the page is opened. */
export function noteTraffic(page: Page): Traffic {
  const asked = new Set<string>();
  const underWay = new Set<Request>();
  let begun = 0;
  let hasEnded = Promise.withResolvers<void>();
  const end = (request: Request) => {
    underWay.delete(request);
    if (underWay.size === 0) hasEnded.resolve();
  };
  page.on("request", (request) => {
    begun += 1;
    asked.add(request.url());
    if (underWay.size === 0) hasEnded = Promise.withResolvers();
    underWay.add(request);
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return {
    asked,
    async untilQuiet() {
      for (let before = -1; before !== begun || underWay.size > 0; ) {
        before = begun;
        if (underWay.size > 0) await hasEnded.promise;
        await page.evaluate(becomeIdle);
      }
    },
  };
}

/** Runs in the page. It waits twice, because work that runs when the page is idle may start more. */
async function becomeIdle(): Promise<void> {
  for (let times = 0; times < 2; times++)
    await new Promise<void>((pass) => requestAnimationFrame(() => requestIdleCallback(() => pass())));
}
