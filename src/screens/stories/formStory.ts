import type { StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, waitFor } from "storybook/test";
import { errorId } from "../../ui/field/fieldTexts.ts";

/**
 * A story that fills in a form. It first submits wrong values by keyboard, and the form names the errors and leads to the first
 * field. Then it submits the right values.
 */

type Context = Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "canvasElement" | "userEvent">;

/** The values to enter, by the names of the fields. A radio button and an option are chosen by their value. */
type Values = Readonly<Record<string, string>>;

/**
 * @param form the component of the form. The catalogue's test reads it to know which forms have such a story.
 * @returns a story's parameters and play
 */
export function filledIn<Props, Given extends Context = Context>(
  form: ComponentType<Props>,
  how: {
    /** The steps to the form. */
    readonly open?: (context: Given) => Promise<void>;
    /** The wrong values. Leave it out if the empty form is wrong. */
    readonly wrong?: Values;
    readonly right: Values;
    /** Checks the result. */
    readonly sent: (context: Given) => Promise<void>;
  },
) {
  // The other fields may only appear after the first one is chosen.
  const [first = ""] = Object.keys(how.wrong ?? how.right);
  return {
    parameters: { form },
    async play(context: Given): Promise<void> {
      await how.open?.(context);
      const element = await formWith(context.canvasElement, first);
      await fill(context, element, how.wrong ?? {}, type);
      const submit = submitOf(element);
      // A busy button ignores a press.
      await waitFor(() => expect(submit).not.toHaveAttribute("aria-busy"));
      submit.focus();
      await context.userEvent.keyboard("{Enter}");
      await isLedToWhatIsWrong(context, element);
      await fill(context, element, how.right, type);
      await waitFor(() => expect(wrongIn(element)).toEqual([]));
      await send(context, element);
      await how.sent(context);
    },
  };
}

/** Fills in the form that has these fields, in any language. It pastes, which takes less time than a press for each character. */
export async function fillForm(context: Context, values: Values): Promise<void> {
  const [first = ""] = Object.keys(values);
  await fill(context, await formWith(context.canvasElement, first), values, paste);
}

/** Submits the form that has this field, in any language. */
export async function sendForm(context: Context, name: string): Promise<void> {
  await send(context, await formWith(context.canvasElement, name));
}

async function formWith(canvas: HTMLElement, name: string): Promise<HTMLFormElement> {
  return await waitFor(() => {
    const found = [...canvas.querySelectorAll("form")].find(
      ({ elements }) => elements.namedItem(name) !== null,
    );
    if (found === undefined) throw new Error(`No form has the field ${name}. Check the names in the story.`);
    return found;
  });
}

async function send({ userEvent }: Context, form: HTMLFormElement): Promise<void> {
  await userEvent.click(submitOf(form));
}

function submitOf(form: HTMLFormElement): HTMLButtonElement {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (button === null) throw new Error('The form has no button of type "submit". Add one.');
  return button;
}

/** The invalid controls, in reading order. */
const wrongIn = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLElement>('input[aria-invalid="true"], select[aria-invalid="true"]'),
];

/** The text fields. Choices are left out, because one of them is nearly always chosen. */
const typedIn = (form: HTMLFormElement) => [
  ...form.querySelectorAll('input:not([hidden], [type="radio"], [type="checkbox"])'),
];

/**
 * Checks that the first invalid field shows its error and that the focus gets there: through the first link of a summary, or
 * directly in a form with one text field.
 */
async function isLedToWhatIsWrong({ userEvent }: Context, form: HTMLFormElement): Promise<void> {
  const isWrongAlone = typedIn(form).length < 2;
  const led = await waitFor(() => {
    const [first] = wrongIn(form);
    const summary = form.querySelector<HTMLElement>('[role="alert"]:focus');
    const at = summary ?? (isWrongAlone ? first : undefined);
    if (first === undefined || at === undefined)
      throw new Error("The form shows no invalid field, or focuses neither it nor a summary.");
    expect(at).toHaveFocus();
    return { summary, first };
  });
  const words = form.ownerDocument.getElementById(errorId(led.first.id))?.textContent ?? "";
  expect(words).toMatch(/\S/);
  await expect(led.first).toHaveAccessibleDescription(expect.stringContaining(words));
  if (led.summary === null) return;
  await userEvent.tab();
  const way = led.summary.querySelector("a");
  await expect(way).toHaveFocus();
  await expect(way).toHaveTextContent(words);
  await userEvent.keyboard("{Enter}");
  await expect(led.first).toHaveFocus();
}

type Enter = (userEvent: Context["userEvent"], control: HTMLInputElement, value: string) => Promise<void>;

const type: Enter = (userEvent, control, value) => userEvent.type(control, value);

const paste: Enter = async (userEvent, control, value) => {
  await userEvent.click(control);
  await userEvent.paste(value);
};

async function fill(
  { userEvent }: Context,
  form: HTMLFormElement,
  values: Values,
  enter: Enter,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = await waitFor(() => controlOf(form, name, value));
    if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, value);
    else if (control.type === "radio" || control.type === "checkbox") await userEvent.click(control);
    else {
      await userEvent.clear(control);
      if (value !== "") await enter(userEvent, control, value);
    }
  }
}

function controlOf(form: HTMLFormElement, name: string, value: string): HTMLInputElement | HTMLSelectElement {
  const found = form.elements.namedItem(name);
  const control =
    found instanceof RadioNodeList
      ? [...found].find((each) => each instanceof HTMLInputElement && each.value === value)
      : found;
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) return control;
  throw new Error(`The form has no field ${name} with this value. Check the story's values.`);
}
