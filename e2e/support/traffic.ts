import type { Page, Request } from "@playwright/test";

/** What a page asks the network for, from the moment on that it is noted. */
export interface Traffic {
  /** The addresses that were asked for, which goes on growing. */
  readonly asked: ReadonlySet<string>;
  /** Resolves when no request is under way and the page has nothing left to do that would begin one. */
  untilQuiet(): Promise<void>;
}

/** To be called before the page is opened. */
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

/** Runs in the page: twice, since what runs when the page is idle may begin something. */
async function becomeIdle(): Promise<void> {
  for (let times = 0; times < 2; times++)
    await new Promise<void>((pass) => requestAnimationFrame(() => requestIdleCallback(() => pass())));
}
