import { useId } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { Struct } from "superstruct";
import { schemaResolver } from "./schemaResolver.ts";

/** The text of a field's error, translated by the caller. `code` is described at `schemaResolver`. */
type ErrorText<Values extends FieldValues> = (name: FieldPath<Values>, code: string) => string;

/** A form: react-hook-form's own, and what ties its fields to their labels, errors and the summary. */
export interface SchemaForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  errorText: ErrorText<Values>;
  /** The id of a field's control. */
  fieldId: (name: FieldPath<Values>) => string;
}

export interface SchemaFormOptions<Values extends FieldValues, Shape> {
  schema: Struct<Values, Shape>;
  defaultValues: DefaultValues<Values>;
  errorText: ErrorText<Values>;
}

/** A form whose values and field names come from a schema. Checks at submit, then at each change of what was wrong. */
export function useSchemaForm<Values extends FieldValues, Shape>({
  schema,
  defaultValues,
  errorText,
}: SchemaFormOptions<Values, Shape>): SchemaForm<Values> {
  const id = useId();
  const form = useForm<Values>({
    resolver: schemaResolver(schema),
    defaultValues,
    // Form moves the focus: to the summary, or to the field where there is no summary
    shouldFocusError: false,
  });
  return { form, errorText, fieldId: (name) => `${id}${name}` };
}
