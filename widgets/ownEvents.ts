/**
 * What is pressed and typed inside an element stays there. A page hears such events as if they came from the element itself,
 * which is no field and no link, so that rules of many a page do harm: "Backspace outside a field leaves the page", "nothing but
 * fields may be pressed", "no Enter within the form", shortcuts of one letter. Only what catches events on their way down can
 * still do so.
 */

const TYPED = ["keydown", "keypress", "keyup", "beforeinput", "input", "copy", "cut", "paste", "selectstart"];
const PRESSED = ["pointerdown", "mousedown", "touchstart", "click"];
const RELEASED = ["pointerup", "mouseup", "touchend", "dblclick", "auxclick", "contextmenu", "dragstart"];

/** They lead out of an element: to the page's next control, and out of its dialog that the element may stand in. */
const OF_THE_PAGE: readonly string[] = ["Tab", "Escape"];

/** Keeps what happens inside the root from the page; of a press it is told that there was one, for what closes by it. */
export function keepEvents(root: ShadowRoot): void {
  for (const type of [...TYPED, ...RELEASED]) root.addEventListener(type, keep, { passive: true });
  for (const type of PRESSED) root.addEventListener(type, tell, { passive: true });
}

// one for all roots, which weigh less so

function keep(event: Event): void {
  if (!isOfThePage(event) && !isSlotted(event)) event.stopPropagation();
}

function tell(event: Event): void {
  if (isSlotted(event)) return;
  event.stopPropagation();
  rootOf(event).host.dispatchEvent(news(event.type));
}

function rootOf({ currentTarget }: Event): ShadowRoot {
  return currentTarget as ShadowRoot;
}

/** Not the event of a pointer: nobody can cancel it, and it presses nothing, such as a link around the element. */
function news(type: string): Event {
  return new Event(type, { bubbles: true, composed: true });
}

/** The tag's own children, as the link of its fallback, are the page's. */
function isSlotted(event: Event): boolean {
  const [target] = event.composedPath();
  return (target as Node).getRootNode() !== event.currentTarget;
}

function isOfThePage(event: Event): boolean {
  return "key" in event && OF_THE_PAGE.some((key) => key === event.key);
}
