import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, FieldValues, Resolver } from "react-hook-form";
import { type Struct, validate } from "superstruct";

/**
 * Validates a form with a superstruct schema. The error of a field is a code: the name of the failed refinement
 * (`refine(string(), "email", ...)` gives "email"), else the expected type. We never show superstruct's own message, which is
 * English and repeats the typed text. Only a field's first failure counts. A failure of the whole form is the error of "root".
 *
 * A rule over two fields names its field: `refine(form, "confirmed", (v) => same(v) || { path: ["confirm"] })`.
 */
export function schemaResolver<Values extends FieldValues, Shape>(
  schema: Struct<Values, Shape>,
): Resolver<Values> {
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
