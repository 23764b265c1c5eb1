import type { Browser, Page } from "playwright";
import { MANY, type PageName, type Places, pageOf } from "./pages.ts";
import { watch } from "./watch.ts";

/** One first visit of a page, on a cheap phone: four times slower than this machine, over a slow 4G network. */

/** The profile "Slow 4G" of Chromium's developer tools, in bytes per second and milliseconds. */
const SLOW_4G = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 };
const PROCESSOR = { rate: 4 };

export interface Visit {
  /** Milliseconds from the start of the navigation until a citizen could type into the fields. */
  readonly usable: number;
  /** Milliseconds until the field's program was ready. The early form shows the field before that. */
  readonly whole: number;
  /** Bytes of scripts until the field takes text, compressed as the network carried them, without headers. */
  readonly bytesAtField: number;
  /** The same until the field's program was ready. */
  readonly bytes: number;
  /** Cumulative Layout Shift, until two seconds later. */
  readonly shift: number;
  /** Total Blocking Time in milliseconds: each task's time on the main thread beyond 50 ms, from the first paint. */
  readonly blocked: number;
  /** Milliseconds until the first contentful paint. */
  readonly painted: number;
  /** Bytes of the scripts' heap after a forced collection. */
  readonly heap: number;
}

/** Milliseconds of waiting, so that late layout shifts and long tasks count too. */
const AFTER = 2000;

export async function visit(browser: Browser, name: PageName, places: Places): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW_4G);
    await session.send("Emulation.setCPUThrottlingRate", PROCESSOR);
    let bytes = 0;
    /** The bytes of each script's headers, by its request. */
    const scripts = new Map<string, number>();
    session.on("Network.responseReceived", ({ requestId, type, response }) => {
      if (type === "Script") scripts.set(requestId, response.encodedDataLength);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const headers = scripts.get(requestId);
      if (headers !== undefined) bytes += encodedDataLength - headers;
    });
    const { promise: usableAt, resolve: note } = Promise.withResolvers<number>();
    await page.exposeFunction("noteUsable", note);
    const { promise: wholeAt, resolve: noteWhole } = Promise.withResolvers<number>();
    await page.exposeFunction("noteWhole", noteWhole);
    await page.addInitScript(watch, wantedOf(name));
    const { address } = pageOf(name, places);
    if (name === "iframe") await letFramed(page, places.portal);
    await page.goto(address, { waitUntil: "commit" });
    const begun = await page.evaluate(() => performance.timeOrigin);
    const usable = name === "portal" ? 0 : (await usableAt) - begun;
    const bytesAtField = bytes;
    const whole = name === "portal" ? 0 : (await wholeAt) - begun;
    const bytesAtProgram = bytes;
    if (name === "portal") await page.waitForLoadState("networkidle");
    await page.waitForTimeout(AFTER);
    const { longTasks, ...measured } = await page.evaluate(() => ({
      shift: window.shiftForBench,
      longTasks: window.longTasksForBench,
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    }));
    const blocked = blockedAfter(measured.painted, longTasks);
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    return {
      usable,
      whole,
      bytesAtField,
      bytes: name === "portal" ? bytes : bytesAtProgram,
      ...measured,
      blocked,
      heap: usedSize,
    };
  } finally {
    await context.close();
  }
}

/**
 * Total Blocking Time by its definition: tasks before the first paint do not count, because the citizen sees nothing to press
 * yet. Of a task during the first paint only the rest counts.
 */
function blockedAfter(painted: number, longTasks: readonly (readonly [number, number])[]): number {
  return longTasks
    .map(([from, until]) => until - Math.max(from, painted))
    .reduce((sum, took) => sum + Math.max(0, took - 50), 0);
}

function wantedOf(name: PageName): number {
  return name === "elements" ? MANY : 1;
}

/** The portal forbids framing. We remove these headers, to measure the cost of a frame if it were allowed. */
async function letFramed(page: Page, portal: string): Promise<void> {
  await page.route(`${portal}/`, async (route) => {
    const answer = await route.fetch();
    const { "content-security-policy": _policy, "x-frame-options": _options, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
}
