import type { FieldErrors, FieldPath, FieldValues } from "react-hook-form";
import type { FieldError } from "../feedback/ErrorSummary.tsx";
import type { SchemaForm } from "./useSchemaForm.ts";

/**
 * The errors of a form in the order of its fields, as `ErrorSummary` shows them; errors of the whole form ("root")
 * are the screen's to show.
 */
export function summarise<Values extends FieldValues>(
  { form, errorText, fieldId }: SchemaForm<Values>,
  errors: FieldErrors<Values>,
): FieldError[] {
  return namesIn(form.getValues(), "").flatMap((path) => {
    // every path comes from the form's own values
    const name = path as FieldPath<Values>;
    const code = form.getFieldState(name, { ...form.formState, errors }).error?.type;
    return code === undefined ? [] : [{ fieldId: fieldId(name), text: errorText(name, code) }];
  });
}

function namesIn(values: object, prefix: string): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const path = prefix + key;
    return typeof value === "object" && value !== null ? [path, ...namesIn(value, `${path}.`)] : [path];
  });
}
