import type { Browser, Page } from "playwright";
import { MANY, type PageName, type Places, pageOf } from "./pages.ts";
import { watch } from "./watch.ts";

/** One visit of a page by somebody who was never there: a cheap phone, four times slower than this machine, by a slow 4G. */

/** What Chromium's tools call Slow 4G. Bytes in a second, and milliseconds. */
const SLOW_4G = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 };
const PROCESSOR = { rate: 4 };

export interface Visit {
  /** From the start of the navigation until its fields could be typed into. Milliseconds. */
  readonly usable: number;
  /** Until its program was there, where the field is shown before it. Milliseconds. */
  readonly whole: number;
  /** Of scripts until then, compressed as they came over the network, without their headers. */
  readonly bytes: number;
  /** Cumulative Layout Shift, up to two seconds after. */
  readonly shift: number;
  /** Total Blocking Time: of the main thread, beyond 50 ms a task, from the first paint up to two seconds after. Milliseconds. */
  readonly blocked: number;
  /** Until the first paint that shows something. Milliseconds. */
  readonly painted: number;
  /** What the page's scripts hold after a forced collection. Bytes. */
  readonly heap: number;
}

/** Milliseconds in which what comes late moves or blocks. */
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
    const whole = name === "portal" ? 0 : (await wholeAt) - begun;
    const atUse = bytes;
    if (name === "portal") await page.waitForLoadState("networkidle");
    await page.waitForTimeout(AFTER);
    const { longTasks, ...told } = await page.evaluate(() => ({
      shift: window.shiftForBench,
      longTasks: window.longTasksForBench,
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    }));
    const blocked = blockedAfter(told.painted, longTasks);
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    return { usable, whole, bytes: name === "portal" ? bytes : atUse, ...told, blocked, heap: usedSize };
  } finally {
    await context.close();
  }
}

/**
 * Before anything is seen there is nothing to press, so what blocks then is no part of it (Total Blocking Time's own definition); a
 * task that the first paint falls into counts by what is left of it.
 */
function blockedAfter(painted: number, longTasks: readonly (readonly [number, number])[]): number {
  return longTasks
    .map(([from, until]) => until - Math.max(from, painted))
    .reduce((sum, took) => sum + Math.max(0, took - 50), 0);
}

function wantedOf(name: PageName): number {
  return name === "elements" ? MANY : 1;
}

/** The portal lets nobody frame it: measured is what a frame would cost if it did. */
async function letFramed(page: Page, portal: string): Promise<void> {
  await page.route(`${portal}/`, async (route) => {
    const answer = await route.fetch();
    const { "content-security-policy": _policy, "x-frame-options": _options, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
}
