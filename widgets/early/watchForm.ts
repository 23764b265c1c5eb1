import type { EarlyInput } from "../../src/screens/environment.tsx";
import { canAskForCamera } from "../../src/screens/scan/camera.ts";

/** The citizen's input while the form's program loads. */
export interface Watched {
  noteFocus(): void;
  take(): EarlyInput;
}

/**
 * Everything below the choice of the charge type. Another type has another field with another label, so the form hides this part
 * after a change until the program draws the right field.
 */
const BELOW = "fieldset ~ *";

/**
 * Notes what the citizen types, chooses and presses in the form until its program takes it over.
 * @param root contains the form that React hydrates or draws again
 */
export function watchForm(form: HTMLFormElement, root: ParentNode): Watched {
  let pressed: HTMLInputElement | undefined;
  let focused: HTMLInputElement | undefined;
  let caret: readonly [number | null, number | null] = [null, null];

  const scan = form.querySelector<HTMLElement>('[aria-haspopup="dialog"]');
  if (scan !== null && !canAskForCamera()) scan.style.display = "none";

  const forget = () => {
    pressed?.removeAttribute("aria-busy");
    pressed = undefined;
  };
  const press = (event: Event) => {
    const button = (event.target as Element).closest<HTMLInputElement>("button");
    if (button === null) return;
    event.preventDefault();
    forget();
    pressed = button;
    button.setAttribute("aria-busy", "true");
  };
  // this stops scripts that submit the form; Enter in a field clicks the button, which `press` handles
  const keep = (event: Event) => event.preventDefault();
  const choose = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "radio") return;
    // the citizen pressed the button for the former charge type
    forget();
    for (const part of form.querySelectorAll<HTMLElement>(BELOW))
      part.style.visibility = target.defaultChecked ? "" : "hidden";
  };
  const taken = new AbortController();
  form.addEventListener("click", press, taken);
  form.addEventListener("submit", keep, taken);
  form.addEventListener("change", choose, taken);

  return {
    noteFocus: () => {
      focused = controlsOf(form).find((one) => one.matches(":focus"));
      if (focused !== undefined) caret = [focused.selectionStart, focused.selectionEnd];
    },
    take: () => {
      taken.abort();
      for (const changed of form.querySelectorAll("[style]")) changed.removeAttribute("style");
      pressed?.removeAttribute("aria-busy");
      const typed = new FormData(form);
      return {
        values: { charge: String(typed.get("charge")), number: String(typed.get("number")) },
        goOn: () => {
          const now = root.querySelector("form");
          if (now === null) return;
          if (focused !== undefined && now !== form) {
            const like = likeIn(now, focused);
            like?.focus({ preventScroll: true });
            // only the text field has a caret
            if (focused.name === "number") like?.setSelectionRange(...caret);
          }
          if (pressed !== undefined) likeIn(now, pressed)?.click();
        },
      };
    },
  };
}

/** The form's inputs and buttons. A button has every property of an input that this module reads. */
function controlsOf(form: HTMLFormElement): readonly HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>("input, button")];
}

/** The matching control of the new form. Its type identifies a button, because no two buttons have the same type. */
function likeIn(
  form: HTMLFormElement,
  { name, type, value }: HTMLInputElement,
): HTMLInputElement | undefined {
  return controlsOf(form).find(
    (one) => one.name === name && one.type === type && (type !== "radio" || one.value === value),
  );
}
