/**
 * Stops the events of presses and keys inside an element from reaching the page. The page would see the element itself as their
 * target, which is neither a field nor a link. Scripts of many pages then do harm: "Backspace outside a field leaves the page",
 * "only fields may be pressed", "no Enter within the form", shortcuts of one letter. Only the page's capturing listeners still
 * get these events.
 */

const TYPED = ["keydown", "keypress", "keyup", "beforeinput", "input", "copy", "cut", "paste", "selectstart"];
const PRESSED = ["pointerdown", "mousedown", "touchstart", "click"];
const RELEASED = ["pointerup", "mouseup", "touchend", "dblclick", "auxclick", "contextmenu", "dragstart"];

/** The keys that lead out of an element: to the page's next control, and out of a page's dialog that contains the element. */
const OF_THE_PAGE: readonly string[] = ["Tab", "Escape"];

/** Stops events inside the root. For each press the page gets a substitute, so that its menus still close on a press outside. */
export function keepEvents(root: ShadowRoot): void {
  for (const type of [...TYPED, ...RELEASED]) root.addEventListener(type, keep, { passive: true });
  for (const type of PRESSED) root.addEventListener(type, substitute, { passive: true });
}

// all roots share these listeners, to save memory

function keep(event: Event): void {
  if (!isOfThePage(event) && !isSlotted(event)) event.stopPropagation();
}

function substitute(event: Event): void {
  if (isSlotted(event)) return;
  event.stopPropagation();
  rootOf(event).host.dispatchEvent(news(event.type));
}

function rootOf({ currentTarget }: Event): ShadowRoot {
  return currentTarget as ShadowRoot;
}

/**
 * The substitute is a plain `Event`. Nobody can cancel it, and it does not activate anything, such as a link around the element.
 */
function news(type: string): Event {
  return new Event(type, { bubbles: true, composed: true });
}

/** Whether the event comes from the tag's own children, such as its fallback link. These belong to the page. */
function isSlotted(event: Event): boolean {
  const [target] = event.composedPath();
  return (target as Node).getRootNode() !== event.currentTarget;
}

function isOfThePage(event: Event): boolean {
  return "key" in event && OF_THE_PAGE.some((key) => key === event.key);
}
