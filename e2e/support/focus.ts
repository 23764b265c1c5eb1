import type { ElementHandle, Page } from "@playwright/test";

export type Wanted = ElementHandle<HTMLElement | SVGElement> | null;

/** What has the keyboard's focus, in whatever shadow root, as somebody sees it who has no mouse. */
export interface Focus {
  /** For messages: the element and its words. */
  readonly what: string;
  /** Nothing has it: the focus was lost, or is with the browser itself. */
  readonly isNowhere: boolean;
  /** It is in a document of its own inside the page, which draws its own ring. */
  readonly isInFrame: boolean;
  /** A ring is drawn around it, or around the label that holds it. */
  readonly hasRing: boolean;
  /** How much of it is seen, of 1: what is not beneath something else nor outside the window. */
  readonly seen: number;
  /** It has the focus still, since the last look. */
  readonly isSame: boolean;
  /** It stands before what had the focus at the last look, as one reads: above it and not beside it, or left of it. */
  readonly isBefore: boolean;
  /** It is what was wanted. */
  readonly isThere: boolean;
  /** What had it at the last look. */
  readonly from: string;
}

/**
 * Looks where the focus is.
 * @param wanted what it is on its way to
 */
export function lookAtFocus(page: Page, wanted?: Wanted): Promise<Focus> {
  return page.evaluate((wanted) => {
    let focused: Element = document.activeElement ?? document.body;
    while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;

    const shown = focused.closest("label") ?? focused;
    const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    const hasRing = [focused, shown].some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === "auto" || (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2);
    });

    const topmost = (x: number, y: number): Element | null => {
      let hit = document.elementFromPoint(x, y);
      while (hit?.shadowRoot) {
        const inner = hit.shadowRoot.elementFromPoint(x, y);
        if (inner === null || inner === hit) break;
        hit = inner;
      }
      return hit;
    };
    const points = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => topmost(box.left + box.width * across, box.top + box.height * down)),
    );
    const seen = points.filter((hit) => hit !== null && shown.contains(hit)).length / points.length;

    const layer = shown.closest("dialog, [role=dialog], [popover]");
    const place = {
      left: box.left + scrollX,
      right: box.right + scrollX,
      top: box.top + scrollY,
      bottom: box.bottom + scrollY,
    };
    const words = (shown.getAttribute("aria-label") ?? shown.textContent ?? "").trim().slice(0, 60);
    const what = `<${focused.localName} id="${focused.id}"> ${words}`;
    const memory = window as unknown as {
      before?: { of: Element; what: string; layer: Element | null; place: typeof place };
    };
    const { before } = memory;
    memory.before = { of: focused, what, layer, place };
    const isAbove = (other: typeof place) => place.bottom <= other.top && place.left < other.right;
    const isLeftOf = (other: typeof place) =>
      place.right <= other.left && place.top < other.bottom && place.bottom > other.top;
    return {
      what,
      isNowhere: focused === document.body || focused === document.documentElement,
      isInFrame: focused.localName === "iframe",
      hasRing,
      seen,
      isSame: before?.of === focused,
      isBefore: before?.layer === layer && (isAbove(before.place) || isLeftOf(before.place)),
      isThere: focused === wanted,
      from: before?.what ?? "nowhere",
    };
  }, wanted);
}
