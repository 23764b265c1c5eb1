import type { FieldErrors, FieldPath, FieldValues } from "react-hook-form";
import type { FieldError } from "../feedback/ErrorSummary.tsx";
import type { SchemaForm } from "./useSchemaForm.ts";

/**
 * The errors of a form in the order its fields stand on the screen, as `ErrorSummary` shows them. Errors of the whole
 * form ("root") are the screen's to show.
 * @param element the form, whose elements are found by id in any root and are listed in order.
 */
export function summarise<Values extends FieldValues>(
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
