import { Struct } from "superstruct";
import type { FormValues } from "../../charges/charge.ts";
import type { Form } from "../../charges/index.ts";

/** The schema of a charge's form: its own rules judge it, and each problem is its field's error. */
export function chargeFormSchema(charge: Form): Struct<FormValues, null> {
  return new Struct<FormValues, null>({
    type: "form",
    schema: null,
    validator: (value) => typeof value === "object" && value !== null,
    refiner: (values) =>
      charge.problems(values).map(({ field, rule }) => ({ path: [field], refinement: rule })),
  });
}

export function emptyForm(charge: Form): Record<string, string> {
  return Object.fromEntries(charge.inputs.map(({ name }) => [name, ""]));
}
