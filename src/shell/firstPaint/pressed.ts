/**
 * Buttons of the page's picture do nothing yet, and what has the focus there goes with it: both are noted, and seen to when the
 * page itself stands.
 */

const PRESSED = "pressed";
const FOCUSED = "focused";

/** Notes from now on what in the picture was pressed last and what had the focus, by its words: the page's own will have the same. */
export function notePresses(page: Document): void {
  const { dataset } = page.documentElement;
  const note =
    (name: string, what: string) =>
    ({ target }: Event) => {
      const found = target instanceof Element ? target.closest(what) : null;
      if (found !== null) dataset[name] = found.textContent;
    };
  page.addEventListener("focusin", note(FOCUSED, "[data-first] :is(a, button)"));
  page.addEventListener("click", note(PRESSED, "[data-first] button"));
}

/** Gives the focus to what had it, and presses what was pressed, on the page that now stands. */
export function pressNoted(page: Document): void {
  const pressed = taken(page, PRESSED);
  const focused = taken(page, FOCUSED);
  if (page.activeElement === page.body) (pressed ?? focused)?.focus();
  pressed?.click();
}

/** What the page has for what was noted, if anything was. */
function taken(page: Document, name: string): HTMLElement | undefined {
  const { [name]: words } = page.documentElement.dataset;
  if (words === undefined) return undefined;
  delete page.documentElement.dataset[name];
  return [...page.querySelectorAll<HTMLElement>("a, button")].find(
    ({ textContent }) => textContent === words,
  );
}
