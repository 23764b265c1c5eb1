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

/** The form of a charge without a record: its rules, its price as it is filled in, and what came of adding it to the cart. */
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

  // What came of it was said of the values as they were. In a cart without room it stays: there is nothing to add them to.
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
    // before the reset, after which no field is known until it is drawn
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
    /** The next one was asked for, by a button that is gone. */
    goesOn,
    number,
  };
}

function filled(values: Readonly<Record<string, string | undefined>>): FormValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? ""]));
}

/** What the form would add, by its number; nothing while it has problems. */
function numberOf(charge: Form, values: FormValues, council: CouncilCode): string {
  if (charge.problems(values).length > 0) return "";
  const item: CartItem = charge.itemOf(values, council, new Date());
  return charge.numberOf(item);
}

/** The schema of a charge's form: its own rules judge it, and each problem is its field's error. */
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
