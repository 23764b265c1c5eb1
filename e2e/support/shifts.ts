import type { Page } from "@playwright/test";
import { noteTraffic } from "./traffic.ts";

/** Movement on a page without an action of the citizen, and a slow network that makes it visible. */

/** The largest accepted Cumulative Layout Shift. */
export const MOST = 0.02;

/** The narrowest phone, and a desktop. */
export const WIDTHS = [360, 1280];

/** Milliseconds by which the second of two simultaneous answers is delayed, so that the page is seen without it. */
const LATER = 150;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** The amount of movement, and the parts that moved. */
export interface Shifted {
  readonly sum: number;
  readonly moves: string;
}

/**
 * Sums up the movement from now on without an action of the citizen, with its parts. Each call of the result starts a new sum.
 */
export async function noteShifts(page: Page): Promise<() => Promise<Shifted>> {
  await page.addInitScript(() => {
    const noting = { sum: 0, moves: "" };
    const placed = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
        if (hadRecentInput) continue;
        noting.sum += value;
        for (const { node, previousRect, currentRect } of sources)
          noting.moves += `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${placed(previousRect)} to ${placed(currentRect)}\n`;
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const takeShifted = () => {
      note(observer.takeRecords());
      const taken = { ...noting };
      Object.assign(noting, { sum: 0, moves: "" });
      return taken;
    };
    Object.assign(window, { takeShifted });
  });
  return () => page.evaluate(() => (window as unknown as { takeShifted(): Shifted }).takeShifted());
}

/**
 * Delays every file and every answer by another time, so that none hides the effect of another.
 * @returns a function that waits until nothing is under way
 */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  let turn = 0;
  const { untilQuiet } = noteTraffic(page);
  await page.route(
    ({ pathname }) => pathname !== "/",
    async (route) => {
      turn += 1;
      await new Promise((pass) => setTimeout(pass, LATER * (turn % 3)));
      await route.continue();
    },
  );
  return untilQuiet;
}
