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

/** Returns the translated text of a field's error. `schemaResolver` describes `code`. */
type ErrorText<Values extends FieldValues> = (name: FieldPath<Values>, code: string) => string;

/** A react-hook-form, with the functions that link its fields to labels, errors and the summary. */
export interface SchemaForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  errorText: ErrorText<Values>;
  fieldId: (name: FieldPath<Values>) => string;
}

export interface SchemaFormOptions<Values extends FieldValues, Shape> {
  schema: Struct<Values, Shape>;
  defaultValues: DefaultValues<Values>;
  errorText: ErrorText<Values>;
}

/** A form with the values and field names of a schema. It validates at submit, and then at each change of an invalid field. */
export function useSchemaForm<Values extends FieldValues, Shape>({
  schema,
  defaultValues,
  errorText,
}: SchemaFormOptions<Values, Shape>): SchemaForm<Values> {
  const id = useId();
  const form = useForm<Values>({
    resolver: schemaResolver(schema),
    defaultValues,
    // Form moves the focus itself: to the summary, or to the field if there is no summary
    shouldFocusError: false,
  });
  return { form, errorText, fieldId: (name) => `${id}${name}` };
}
