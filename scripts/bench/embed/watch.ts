/** What a page's own script notes while it loads, in each frame: `addInitScript` sends it into the page as text. */

declare global {
  interface Window {
    noteUsable(at: number): void;
    /** The program behind the first field is there: what is pressed is answered. */
    noteWhole(at: number): void;
    /** Moves of what stood already, without a person's doing (Cumulative Layout Shift). */
    shiftForBench: number;
    /** Each task of more than 50 ms: when it began and ended. Milliseconds. */
    longTasksForBench: (readonly [number, number])[];
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** @param wanted how many fields there must be. @returns nothing: it calls `noteUsable` and `noteWhole`, each once */
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
    // an element's form is there before its program, which tells of itself
    if (document.querySelector("kaunter-search") === null) window.noteWhole(now());
  };
  // of many, those that are near the window alone begin
  addEventListener("kaunter-ready", () => window.noteWhole(now()), { once: true });
  requestAnimationFrame(look);
}
