/** Measures inside a page, in each frame, while the page loads. `addInitScript` sends this function into the page as text. */

declare global {
  interface Window {
    noteUsable(at: number): void;
    /** The program of the first field is ready, so presses have an effect. */
    noteWhole(at: number): void;
    /** Cumulative Layout Shift: movements of drawn content that no input caused. */
    shiftForBench: number;
    /** The start and the end of each task of more than 50 ms, in milliseconds. */
    longTasksForBench: (readonly [number, number])[];
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Calls `noteUsable` and `noteWhole` once each. @param wanted the number of fields that the page must have */
export function watch(wanted: number): void {
  window.shiftForBench = 0;
  window.longTasksForBench = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      if (!entry.hadRecentInput) window.shiftForBench += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      window.longTasksForBench.push([startTime, startTime + duration]);
  }).observe({ type: "longtask", buffered: true });

  const isField = (field: Element | null | undefined) =>
    field instanceof HTMLInputElement && !field.disabled && field.getClientRects().length > 0;
  const fields = () => {
    const elements = [...document.querySelectorAll("kaunter-search")];
    const roots: readonly (ParentNode | null)[] =
      elements.length > 0 ? elements.map((e) => e.shadowRoot) : [document];
    return roots.filter((root) => [...(root?.querySelectorAll("input") ?? [])].some(isField)).length;
  };
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
    if (fields() < wanted) {
      requestAnimationFrame(look);
      return;
    }
    window.noteUsable(now());
    // an element's early form is there before its program, which sends `kaunter-ready`
    if (document.querySelector("kaunter-search") === null) window.noteWhole(now());
  };
  // the first event is enough: of many elements only those near the window start
  addEventListener("kaunter-ready", () => window.noteWhole(now()), { once: true });
  requestAnimationFrame(look);
}
