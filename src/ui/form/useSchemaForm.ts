import { toNestErrors } from "@hookform/resolvers";
import { useId } from "react";
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { type Struct, validate } from "superstruct";

/**
 * Validates a form with a superstruct schema. The error of a field is a code: the name of the failed refinement
 * (`refine(string(), "email", ...)` gives "email"), else the expected type. We never show superstruct's own message, which is
 * English and repeats the typed text. Only a field's first failure counts. A failure of the whole form is the error of "root".
 *
 * A rule over two fields names its field: `refine(form, "confirmed", (v) => same(v) || { path: ["confirm"] })`.
 */
function schemaResolver<Values extends FieldValues, Shape>(schema: Struct<Values, Shape>): Resolver<Values> {
  return (values, _context, options) => {
    const [failure, valid] = validate(values, schema, { coerce: true });
    if (failure === undefined) return { values: valid, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, refinement, type } of failure.failures()) {
      errors[path.join(".") || "root"] ??= { type: refinement ?? type };
    }
    return { values: {}, errors: toNestErrors<Values>(errors, options) };
  };
}

/** Returns the translated text of a field's error. `schemaResolver` describes `code`. */
type ErrorText<Values extends FieldValues> = (name: FieldPath<Values>, code: string) => string;

/** A react-hook-form, with the functions that link its fields to labels, errors and the summary. */
export interface SchemaForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  errorText: ErrorText<Values>;
  fieldId: (name: FieldPath<Values>) => string;
}

interface SchemaFormOptions<Values extends FieldValues, Shape> {
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
