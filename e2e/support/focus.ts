import type { ElementHandle, Page } from "@playwright/test";

export type Wanted = ElementHandle<HTMLElement | SVGElement> | null;

/** The keyboard's focus, in any shadow root, as a person without a mouse sees it. */
export interface Focus {
  /** For messages: the element and its text. */
  readonly what: string;
  /** Nothing has the focus: it was lost, or it is in the browser's own interface. */
  readonly isNowhere: boolean;
  /** It is in a framed document, which draws its own ring. */
  readonly isInFrame: boolean;
  /** A ring is drawn around it, or around its label. */
  readonly hasRing: boolean;
  /** The visible share of it, from 0 to 1: not covered by another part and inside the window. */
  readonly seen: number;
  /** It is another part of the field of a date or a time, which draws its own ring. */
  readonly isInside: boolean;
  /** It had the focus at the last look too. */
  readonly isSame: boolean;
  /** It comes before the last focus in reading order: above it and not beside it, or left of it. */
  readonly isBefore: boolean;
  /** It is the wanted element. */
  readonly isThere: boolean;
  /** The element that had the focus at the last look. */
  readonly from: string;
}

/** Reads where the focus is. @param wanted the element that the focus should reach */
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

    // the field of a date has a stop for each of its parts
    const hasParts = focused.matches("input:is([type=date], [type=datetime-local], [type=time])");
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
      isInside: before?.of === focused && hasParts,
      isSame: before?.of === focused,
      isBefore: before?.layer === layer && (isAbove(before.place) || isLeftOf(before.place)),
      isThere: focused === wanted,
      from: before?.what ?? "nowhere",
    };
  }, wanted);
}
