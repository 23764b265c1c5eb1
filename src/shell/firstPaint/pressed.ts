/**
 * The picture's buttons do nothing yet, and replacing the picture loses its focus. So we record both, and repeat them once React
 * has drawn the page.
 */

const PRESSED = "pressed";
const FOCUSED = "focused";
const TYPED = "typed";
const IN_FIELD = "inField";
const NAVIGATED = "navigated";

/** The picture. The attribute on the page's root stays after the picture is gone. */
const PICTURE = "body [data-first]";

/** Whether it is the picture's field. The fields of the program, such as a password's, are not recorded. */
function isPictured(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.matches(`${PICTURE} input`);
}

/**
 * Records the last pressed button and the last focus in the picture, by their text. The real page has buttons with the same text.
 * The picture has one field, and its text and caret are recorded too.
 */
export function notePresses(page: Document): void {
  const { dataset } = page.documentElement;
  const note =
    (name: string, what: string) =>
    ({ target }: Event) => {
      const found = target instanceof Element ? target.closest(what) : null;
      if (found !== null) dataset[name] = found.textContent;
    };
  page.addEventListener("focusin", ({ target }) => {
    // Only the last focus counts. The real page gets the typed text in any case.
    delete dataset[FOCUSED];
    delete dataset[IN_FIELD];
    if (isPictured(target)) dataset[IN_FIELD] = "";
  });
  page.addEventListener("selectionchange", () => {
    const { activeElement: field } = page;
    if (isPictured(field)) dataset[IN_FIELD] = `${field.selectionStart} ${field.selectionEnd}`;
  });
  page.addEventListener("focusin", note(FOCUSED, `${PICTURE} :is(a, button)`));
  for (const event of ["focusin", "input"])
    page.addEventListener(event, ({ target }) => {
      if (isPictured(target)) dataset[TYPED] = target.value;
    });
  page.addEventListener("click", note(PRESSED, `${PICTURE} button`));
  page.defaultView?.addEventListener("hashchange", () => {
    page.documentElement.dataset[NAVIGATED] = "";
  });
}

/** Whether the citizen followed one of the picture's links, which work, to another screen. */
export function hasNavigated(page: Document): boolean {
  return NAVIGATED in page.documentElement.dataset;
}

/** Focuses and presses the recorded elements on the real page. */
export function pressNoted(page: Document): void {
  typeNoted(page);
  const pressed = taken(page, PRESSED);
  const focused = taken(page, FOCUSED);
  if (page.activeElement === page.body) (pressed ?? focused)?.focus();
  pressed?.click();
}

/** Types the recorded text into the real page's field. If the picture's field had the last focus, the field gets it, and the caret. */
function typeNoted(page: Document): void {
  const { [TYPED]: words, [IN_FIELD]: inField } = page.documentElement.dataset;
  const field = page.querySelector<HTMLInputElement>('main input[type="search"]');
  delete page.documentElement.dataset[TYPED];
  delete page.documentElement.dataset[IN_FIELD];
  if (words === undefined || field === null) return;
  field.value = words;
  if (inField !== undefined) {
    field.focus();
    const [from = 0, to] = inField.split(" ").map(Number);
    if (to !== undefined) field.setSelectionRange(from, to);
  }
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The real page's element for a record, if any. */
function taken(page: Document, name: string): HTMLElement | undefined {
  const { [name]: words } = page.documentElement.dataset;
  if (words === undefined) return undefined;
  delete page.documentElement.dataset[name];
  return [...page.querySelectorAll<HTMLElement>("a, button")].find(
    ({ textContent }) => textContent === words,
  );
}
