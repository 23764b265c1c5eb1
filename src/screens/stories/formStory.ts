import type { StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, waitFor } from "storybook/test";

/** The story of how a form is filled in: sent as it is it says what is wrong, and filled in it is sent. */

type Context = Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "canvasElement" | "userEvent">;

/** What is typed or chosen, by the names of the fields; a radio button and an option by their value. */
type Values = Readonly<Record<string, string>>;

/**
 * @param form that is filled in: the catalogue's test knows by it which forms have such a story
 * @returns a story's parameters and play
 */
export function filledIn<Props, Given extends Context = Context>(
  form: ComponentType<Props>,
  how: {
    /** What leads to the form. */
    readonly open?: (context: Given) => Promise<void>;
    /** What is wrong; nothing at all where that is wrong enough. */
    readonly wrong?: Values;
    readonly right: Values;
    /** What came of it. */
    readonly sent: (context: Given) => Promise<void>;
  },
) {
  // the others may be there once the first is chosen
  const [first = ""] = Object.keys(how.wrong ?? how.right);
  return {
    parameters: { form },
    async play(context: Given): Promise<void> {
      await how.open?.(context);
      const element = await formWith(context.canvasElement, first);
      await fill(context, element, how.wrong ?? {});
      await send(context, element);
      await waitFor(() => expect(element.querySelector('[aria-invalid="true"]')).not.toBeNull());
      await fill(context, element, how.right);
      await waitFor(() => expect(element.querySelector('[aria-invalid="true"]')).toBeNull());
      await send(context, element);
      await how.sent(context);
    },
  };
}

/** Fills in the form that holds these fields, in any language. */
export async function fillForm(context: Context, values: Values): Promise<void> {
  const [first = ""] = Object.keys(values);
  await fill(context, await formWith(context.canvasElement, first), values);
}

/** Sends the form that holds this field, in any language. */
export async function sendForm(context: Context, name: string): Promise<void> {
  await send(context, await formWith(context.canvasElement, name));
}

async function formWith(canvas: HTMLElement, name: string): Promise<HTMLFormElement> {
  return await waitFor(() => {
    const found = [...canvas.querySelectorAll("form")].find(
      ({ elements }) => elements.namedItem(name) !== null,
    );
    if (found === undefined) throw new Error(`no form has the field ${name}`);
    return found;
  });
}

async function send({ userEvent }: Context, form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (button === null) throw new Error("the form has no button that sends it");
  await userEvent.click(button);
}

async function fill({ userEvent }: Context, form: HTMLFormElement, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = await waitFor(() => controlOf(form, name, value));
    if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, value);
    else if (control.type === "radio" || control.type === "checkbox") await userEvent.click(control);
    else {
      await userEvent.clear(control);
      if (value !== "") await userEvent.type(control, value);
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
  throw new Error(`the form has no field ${name}`);
}
