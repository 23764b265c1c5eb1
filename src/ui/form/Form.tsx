import { type ReactNode, useRef } from "react";
import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type SubmitHandler,
  useFormState,
} from "react-hook-form";
import { ErrorSummary, type FieldError } from "../feedback/ErrorSummary.tsx";
import { NativeForm } from "./NativeForm.tsx";
import type { SchemaForm } from "./useSchemaForm.ts";

export interface FormProps<Values extends FieldValues> {
  of: SchemaForm<Values>;
  /** Called with the values as the schema returns them. */
  onSubmit: SubmitHandler<Values>;
  children: ReactNode;
  /** The title of the error summary. A form with one field needs no summary: the field gets the focus. */
  summaryTitle?: string;
  "aria-label"?: string;
}

/** A form that shows its errors after a failed submit, in a summary and at each field, and moves the focus there. */
export function Form<Values extends FieldValues>({ of, onSubmit, summaryTitle, ...rest }: FormProps<Values>) {
  const { errors, submitCount } = useFormState({ control: of.form.control });
  const element = useRef<HTMLFormElement>(null);
  // a submit needs the form's element, so the element exists before the first error
  const found = submitCount === 0 ? [] : summarise(of, errors, element.current);
  const focusFirst = (wrong: FieldErrors<Values>) => {
    const first = summarise(of, wrong, element.current)[0];
    const control = first && element.current?.elements.namedItem(first.fieldId);
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <NativeForm
      ref={element}
      noValidate
      aria-label={rest["aria-label"]}
      onSubmit={(event) => {
        // React passes a submit in a dialog's form also to the form around the dialog
        event.stopPropagation();
        void of.form.handleSubmit(onSubmit, summaryTitle === undefined ? focusFirst : undefined)(event);
      }}
    >
      {summaryTitle !== undefined && <ErrorSummary key={submitCount} title={summaryTitle} errors={found} />}
      {rest.children}
    </NativeForm>
  );
}

/**
 * The errors of a form for `ErrorSummary`, in the order of the fields on the screen. The screen itself shows errors of the whole
 * form ("root").
 * @param element the form. Its `elements` have the fields in order, in any root.
 */
function summarise<Values extends FieldValues>(
  { form, errorText, fieldId }: SchemaForm<Values>,
  errors: FieldErrors<Values>,
  element: HTMLFormElement | null,
): FieldError[] {
  const order = [...(element?.elements ?? [])].map(({ id }) => id);
  const found = namesIn(form.getValues(), "").flatMap((path) => {
    // every path comes from the form's own values
    const name = path as FieldPath<Values>;
    const code = form.getFieldState(name, { ...form.formState, errors }).error?.type;
    return code === undefined ? [] : [{ fieldId: fieldId(name), text: errorText(name, code) }];
  });
  return found.sort((one, other) => order.indexOf(one.fieldId) - order.indexOf(other.fieldId));
}

function namesIn(values: object, prefix: string): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const path = prefix + key;
    return typeof value === "object" && value !== null ? [path, ...namesIn(value, `${path}.`)] : [path];
  });
}
