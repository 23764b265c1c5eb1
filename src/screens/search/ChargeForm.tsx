import { useEffect, useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Struct } from "superstruct";
import type { Configuration } from "../../api/schemas/configuration.ts";
import type { FormInput, FormPeriod, FormRules, FormValues } from "../../charges/charge.ts";
import { formOf } from "../../charges/forms.ts";
import type { CartItem } from "../../charges/index.ts";
import { shownNumberOf } from "../../charges/lines.ts";
import type { ChargeType } from "../../domain/chargeTypes.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { dayInWords } from "../../domain/malaysiaTime.ts";
import type { Sen } from "../../domain/money.ts";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import type { FieldProps } from "../../ui/field/Field.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { EMAIL_INPUT } from "../parts/account/EmailField.tsx";
import { useDynamicText, usePageLanguage, useRuleText } from "../parts/texts.ts";
import { AddButtons, AddedNotice, AddToCart, useAdding } from "./AddToCart.tsx";

/** The form of a charge without a record: its rules, its price while it is filled in, and the result of adding it to the cart. */
function useChargeForm(rules: FormRules<CartItem>, council: CouncilCode, configuration: Configuration) {
  const word = useDynamicText();
  const ruleText = useRuleText();
  const adding = useAdding(configuration.cart_limit);
  const fields: SchemaForm<FormValues> = useSchemaForm({
    schema: useMemo(() => chargeFormSchema(rules), [rules]),
    defaultValues: emptyForm(rules),
    errorText: (name, code) => {
      const input = rules.inputs.find((one) => one.name === name);
      const problem = rules.problems(form.getValues()).find(({ field }) => field === name);
      return ruleText(input && word(input.inSentence ?? input.label), code, problem?.values);
    },
  });
  const { form } = fields;
  const values = useWatch({ control: form.control });
  const period = rules.periodOf(filled(values));
  const price = rules.priceOf(filled(values));

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

  const submit = (checked: FormValues) => adding.add(rules.itemOf(checked, council, new Date()));
  const [goesOn, setGoesOn] = useState(false);
  const another = () => {
    setGoesOn(true);
    // Before the reset: after it, react-hook-form knows no field until the next render.
    const [first] = rules.inputs;
    if (first !== undefined) form.setFocus(first.name);
    forget();
    form.reset(emptyForm(rules));
  };
  const number = (): string => numberOf(rules, form.getValues(), council);
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
function numberOf(rules: FormRules<CartItem>, values: FormValues, council: CouncilCode): string {
  if (rules.problems(values).length > 0) return "";
  const item: CartItem = rules.itemOf(values, council, new Date());
  return shownNumberOf(item);
}

/** The schema of a charge's form. The charge's own rules validate it, and each problem becomes the error of its field. */
function chargeFormSchema(rules: FormRules<CartItem>): Struct<FormValues, null> {
  return new Struct<FormValues, null>({
    type: "form",
    schema: null,
    validator: (value) => typeof value === "object" && value !== null,
    refiner: (values) =>
      rules.problems(values).map(({ field, rule }) => ({ path: [field], refinement: rule })),
  });
}

function emptyForm(rules: FormRules<CartItem>): Record<string, string> {
  return Object.fromEntries(rules.inputs.map(({ name }) => [name, ""]));
}

const INPUT: Readonly<
  Record<
    FormInput["input"],
    Pick<FieldProps, "type" | "inputMode" | "length" | "autoCapitalize" | "spellCheck">
  >
> = {
  text: { autoCapitalize: "characters" },
  name: { autoCapitalize: "words" },
  count: { inputMode: "numeric", length: "short" },
  // Not a browser's date field: each browser has its own order of day and month.
  day: { inputMode: "numeric", length: "short" },
  email: EMAIL_INPUT,
  phone: { type: "tel", inputMode: "tel", length: "medium" },
};

interface ChargeFormProps {
  readonly council: CouncilCode;
  readonly configuration: Configuration;
}

/** The form of a charge without a bill. Renders nothing for other charges. */
export function ChargeForm({ type, ...props }: ChargeFormProps & { readonly type: ChargeType }) {
  const rules = formOf(type);
  return rules === undefined ? null : <FilledIn {...props} type={type} rules={rules} />;
}

/** The fields, the price and the button that adds to the cart. */
function FilledIn(
  props: ChargeFormProps & { readonly type: ChargeType; readonly rules: FormRules<CartItem> },
) {
  const { t } = useTranslation();
  const word = useDynamicText();
  const { rules } = props;
  const { fields, adding, period, price, submit, another, goesOn, number } = useChargeForm(
    rules,
    props.council,
    props.configuration,
  );
  // Say that the cart is full before the citizen fills in the form for nothing.
  if (adding.full && adding.added === undefined)
    return <AddedNotice added="full" number="" onAnother={another} takesFocus={goesOn} />;
  return (
    <Form
      of={fields}
      onSubmit={submit}
      summaryTitle={t("errors.summary")}
      aria-label={t(`charges.name.${props.type}`)}
    >
      <Card>
        <Stack>
          {rules.inputs.map(({ name, label, hint, input, autoComplete = "off" }) => (
            <FormField
              key={name}
              of={fields}
              name={name}
              label={word(label)}
              hint={hint && word(hint)}
              autoComplete={autoComplete}
              translate="no"
              {...INPUT[input]}
            />
          ))}
        </Stack>
      </Card>
      <Card tone="accent">
        <Stack>
          <ChargeFormPrice period={period} price={price} />
          <AddToCart adding={adding} number={number()} onAnother={another}>
            <AddButtons adding={adding} />
          </AddToCart>
        </Stack>
      </Card>
    </Form>
  );
}

/**
 * The price, calculated while the citizen fills in the form. The typed dates appear in words and are announced, because a swapped
 * day and month change the price.
 */
function ChargeFormPrice(props: {
  readonly period: FormPeriod | undefined;
  readonly price: Sen | undefined;
}) {
  const { t } = useTranslation();
  const { period, price } = props;
  const words = usePeriodInWords(period);
  const announce = useAnnounce();
  useEffect(() => (words === undefined ? undefined : announce(words)), [words, announce]);
  return (
    <Stack>
      {words !== undefined && <Text strong>{words}</Text>}
      {price === undefined ? (
        <Text tone="muted">{t("search.amountFollows")}</Text>
      ) : (
        <Stack gap="hair">
          <Text tone="muted">{t("common.total")}</Text>
          <Money amount={price} size="display" />
        </Stack>
      )}
    </Stack>
  );
}

/** "3 April 2026 to 5 April 2026, 2 days" */
function usePeriodInWords(period: FormPeriod | undefined): string | undefined {
  const { t } = useTranslation();
  const language = usePageLanguage();
  return (
    period &&
    t("search.period", {
      start: dayInWords(period.start, language),
      end: dayInWords(period.end, language),
      count: period.days,
    })
  );
}
