import type { EarlyInput } from "../../src/screens/environment.tsx";
import { canAskForCamera } from "../../src/screens/scan/camera.ts";

/** What a citizen does in the form while its program is on the way. */
export interface Watched {
  noteFocus(): void;
  take(): EarlyInput;
}

/**
 * What stands below the choice of the charge type: of another type it would be another field, by another name, so it is not seen
 * until that is known.
 */
const BELOW = "fieldset ~ *";

/**
 * Follows what is typed, chosen and pressed in the form until its program takes it over.
 * @param root whatever form stands in it then
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
  // Enter in a field presses the button as well; this is for scripts that submit the form
  const keep = (event: Event) => event.preventDefault();
  const choose = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "radio") return;
    // what was to be looked up was of another type
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
            // a text has one
            if (focused.name === "number") like?.setSelectionRange(...caret);
          }
          if (pressed !== undefined) likeIn(now, pressed)?.click();
        },
      };
    },
  };
}

/** A button has all that is asked of an input here. */
function controlsOf(form: HTMLFormElement): readonly HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>("input, button")];
}

/** The control of the form as it was drawn anew that is this one's like: no two buttons are of one type. */
function likeIn(
  form: HTMLFormElement,
  { name, type, value }: HTMLInputElement,
): HTMLInputElement | undefined {
  return controlsOf(form).find(
    (one) => one.name === name && one.type === type && (type !== "radio" || one.value === value),
  );
}
