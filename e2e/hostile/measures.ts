import { expect, type Locator } from "@playwright/test";

/** The smallest sizes that are easy to read and to touch, in CSS pixels. */
const TEXT = 14;
const TARGET = 44;

/**
 * The element's screen is in good shape on any page: text is large enough to read, controls are large enough to touch, nothing
 * exceeds the element's edges, and nothing is cut off.
 */
export async function expectGoodShape(counter: Locator): Promise<void> {
  expect(await counter.evaluate(faultsOfShape, { text: TEXT, target: TARGET })).toEqual([]);
}

/** The same in a phone's and a desktop's window. */
export async function expectGoodShapeAtEachWidth(...counters: readonly Locator[]): Promise<void> {
  for (const width of [360, 1280])
    for (const counter of counters) {
      await counter.page().setViewportSize({ width, height: 800 });
      await expectGoodShape(counter);
    }
}

/** Runs in the page. */
function faultsOfShape(element: Element, least: { text: number; target: number }): readonly string[] {
  const root = element.shadowRoot;
  if (root === null) return ["no shadow root"];
  const CONTROLS = "button, a[href], input, select, textarea, summary";
  const faults: string[] = [];
  const edge = element.getBoundingClientRect();
  // A part in the top layer is bounded by the window.
  const boundsOf = (part: Element) =>
    part.closest("dialog, [popover]") === null ? edge : new DOMRect(0, 0, innerWidth, innerHeight);
  const isForReadersAlone = (part: Element): boolean => {
    const box = part.getBoundingClientRect();
    if (box.width <= 1 && box.height <= 1) return true;
    return part.parentElement !== null && isForReadersAlone(part.parentElement);
  };
  const name = (part: Element) => `${part.localName} "${(part.textContent ?? "").trim().slice(0, 40)}"`;

  for (const part of root.querySelectorAll<HTMLElement>("*")) {
    if (!part.checkVisibility() || isForReadersAlone(part)) continue;
    const box = part.getBoundingClientRect();
    const bounds = boundsOf(part);
    if (box.left < bounds.left - 1 || box.right > bounds.right + 1) faults.push(`${name(part)} sticks out`);
    const holdsIn = part.matches(CONTROLS) || getComputedStyle(part).overflowX !== "visible";
    // The arrow keys show the rest of a typed text.
    if (
      holdsIn &&
      !part.matches("input, textarea") &&
      part.clientWidth > 0 &&
      part.scrollWidth > part.clientWidth + 1
    )
      faults.push(`${name(part)} is cut off`);
    // The letters of a drawn crest are part of a picture, and the council's name is beside it.
    const isDrawn = part.closest("svg[aria-hidden=true]") !== null;
    const ownText = [...part.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
    );
    const size = Number.parseFloat(getComputedStyle(part).fontSize);
    if (ownText && !isDrawn && size < least.text) faults.push(`${name(part)} is set in ${size} px`);
  }

  for (const control of root.querySelectorAll<HTMLInputElement>(CONTROLS)) {
    if (!control.checkVisibility()) continue;
    // A link inside a sentence is as high as its line (WCAG 2.2, 2.5.8).
    if (getComputedStyle(control).display === "inline") continue;
    // A citizen presses the label of a radio button or a checkbox.
    const pressed = ["radio", "checkbox"].includes(control.type) ? control.labels?.[0] : control;
    const box = (pressed ?? control).getBoundingClientRect();
    if (box.height < least.target - 0.5 || box.width < least.target - 0.5)
      faults.push(`${name(control)} is ${Math.round(box.width)} x ${Math.round(box.height)} px`);
  }
  return [...new Set(faults)];
}
