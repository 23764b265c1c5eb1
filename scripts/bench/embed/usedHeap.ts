import type { Browser, CDPSession, Page } from "playwright";
import { MANY, type Places, pageOf } from "./pages.ts";

/**
 * The scripts' heap that each further search holds, once a citizen entered its field, and a form of as many nodes of React alone.
 * The first half is used before the measurement begins, because V8 compiles the functions for all of them on the way.
 */

export interface UsedHeap {
  /** Bytes. */
  readonly search: number;
  /** Bytes. */
  readonly bare: number;
}

declare global {
  interface Window {
    /** How many elements or bare forms are ready. */
    readyForBench: number;
    drawForm(): void;
  }
}

/** A number that no council has. */
const TYPED = "1";

const HALF = Math.ceil(MANY / 2);

export async function usedHeap(browser: Browser, places: Places): Promise<UsedHeap> {
  return {
    search: await heapOfEach(browser, pageOf("elements", places).address, fillSearch),
    bare: await heapOfEach(browser, `${places.bare}/forms/index.html`, fillForm),
  };
}

/** @param fill fills in the form at this place of the page */
async function heapOfEach(
  browser: Browser,
  address: string,
  fill: (page: Page, place: number) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(() => {
      window.readyForBench = 0;
      addEventListener("kaunter-ready", () => {
        window.readyForBench += 1;
      });
    });
    await page.goto(address);
    const fillSome = async (from: number, until: number) => {
      for (let place = from; place < until; place += 1) await fill(page, place);
      return heldBy(page, session);
    };
    const before = await fillSome(0, HALF);
    const after = await fillSome(HALF, MANY);
    return (after.heap - before.heap) / (after.begun - before.begun);
  } finally {
    await context.close();
  }
}

async function fillSearch(page: Page, place: number): Promise<void> {
  await page.locator("kaunter-search").nth(place).getByRole("textbox").fill(TYPED);
  await page.waitForFunction((least) => window.readyForBench > least, place);
}

async function fillForm(page: Page, place: number): Promise<void> {
  await page.evaluate(() => window.drawForm());
  await page.getByRole("textbox").nth(place).fill(TYPED);
}

/** The heap, and how many forms have begun. Neighbours of a used search begin too, and none begins between the two figures. */
async function heldBy(page: Page, session: CDPSession): Promise<{ heap: number; begun: number }> {
  const begunNow = () => page.evaluate(() => window.readyForBench);
  for (let begun = await begunNow(); ; ) {
    // a first collection lets go of some objects that only a second one collects
    await session.send("HeapProfiler.collectGarbage");
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize: heap } = await session.send("Runtime.getHeapUsage");
    const again = await begunNow();
    if (again === begun) return { heap, begun };
    begun = again;
  }
}
