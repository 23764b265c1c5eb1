import { type FieldPath, type FieldValues, useFormState } from "react-hook-form";
import type { SchemaForm } from "./useSchemaForm.ts";

/** A control's form and field. The names are those of the form's values. */
export interface FormFieldName<Values extends FieldValues> {
  of: SchemaForm<Values>;
  name: FieldPath<Values>;
}

/**
 * Registers a field and returns the props of its control. It renders again only when this field's error changes, not at each key.
 */
export function useFormField<Values extends FieldValues>({ of, name }: FormFieldName<Values>) {
  const state = useFormState({ control: of.form.control, name, exact: true });
  const code = of.form.getFieldState(name, state).error?.type;
  return {
    registered: of.form.register(name),
    id: of.fieldId(name),
    error: code === undefined ? undefined : of.errorText(name, code),
  };
}
