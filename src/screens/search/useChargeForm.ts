import { useEffect, useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import { Struct } from "superstruct";
import type { Configuration } from "../../api/schemas/configuration.ts";
import type { FormValues } from "../../charges/charge.ts";
import type { CartItem, Form } from "../../charges/index.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { useDynamicText } from "../parts/useDynamicText.ts";
import { useRuleText } from "../parts/useRuleText.ts";
import { useAdding } from "./useAdding.ts";

/** The form of a charge without a record: its rules, its price while it is filled in, and the result of adding it to the cart. */
export function useChargeForm(charge: Form, council: CouncilCode, configuration: Configuration) {
  const word = useDynamicText();
  const ruleText = useRuleText();
  const adding = useAdding(configuration.cart_limit);
  const fields: SchemaForm<FormValues> = useSchemaForm({
    schema: useMemo(() => chargeFormSchema(charge), [charge]),
    defaultValues: emptyForm(charge),
    errorText: (name, code) => {
      const input = charge.inputs.find((one) => one.name === name);
      const problem = charge.problems(form.getValues()).find(({ field }) => field === name);
      return ruleText(input && word(input.inSentence ?? input.label), code, problem?.values);
    },
  });
  const { form } = fields;
  const values = useWatch({ control: form.control });
  const period = charge.periodOf(filled(values));
  const price = charge.priceOf(filled(values));

  // The result belongs to the values that were added, so a change removes it. With a full cart it stays, because nothing can be
  // added.
  const { full, forget } = adding;
  useEffect(
    () =>
      full
        ? undefined
        : form.subscribe({
            formState: { values: true },
            callback: forget,
          }),
    [form, full, forget],
  );

  const submit = (checked: FormValues) => adding.add(charge.itemOf(checked, council, new Date()));
  const [goesOn, setGoesOn] = useState(false);
  const another = () => {
    setGoesOn(true);
    // Before the reset: after it, react-hook-form knows no field until the next render.
    const [first] = charge.inputs;
    if (first !== undefined) form.setFocus(first.name);
    forget();
    form.reset(emptyForm(charge));
  };
  const number = (): string => numberOf(charge, form.getValues(), council);
  return {
    fields,
    adding,
    period,
    price,
    submit,
    another,
    /** The citizen asked for the next form, and the button they pressed is gone. */
    goesOn,
    number,
  };
}

function filled(values: Readonly<Record<string, string | undefined>>): FormValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? ""]));
}

/** The number of the item that the form would add. Empty while the form has errors. */
function numberOf(charge: Form, values: FormValues, council: CouncilCode): string {
  if (charge.problems(values).length > 0) return "";
  const item: CartItem = charge.itemOf(values, council, new Date());
  return charge.numberOf(item);
}

/** The schema of a charge's form. The charge's own rules validate it, and each problem becomes the error of its field. */
function chargeFormSchema(charge: Form): Struct<FormValues, null> {
  return new Struct<FormValues, null>({
    type: "form",
    schema: null,
    validator: (value) => typeof value === "object" && value !== null,
    refiner: (values) =>
      charge.problems(values).map(({ field, rule }) => ({ path: [field], refinement: rule })),
  });
}

function emptyForm(charge: Form): Record<string, string> {
  return Object.fromEntries(charge.inputs.map(({ name }) => [name, ""]));
}
