import { type ReactNode, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type Infer, object, refine, type Struct, string } from "superstruct";
import type { Configuration } from "../../api/schemas/configuration.ts";
import type { Consent } from "../../charges/charge.ts";
import type { Account, Bill, Reload } from "../../charges/index.ts";
import { maskedRecord } from "../../charges/masking.ts";
import { NAME_LONGEST } from "../../domain/contact.ts";
import { plainIdentityNumber } from "../../domain/identityNumber.ts";
import { formatMoney, MoneyError, type Sen, sen, senFromRinggit } from "../../domain/money.ts";
import { filledText, filledTo } from "../../domain/schemas/typedText.ts";
import { Fieldset } from "../../ui/field/Fieldset.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormChoiceCards } from "../../ui/form/FormChoiceCards.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import { amountInText } from "../parts/paying/amountInText.ts";
import { useDynamicText, useRuleText } from "../parts/texts.ts";
import { AddButtons, AddToCart, useAdding } from "./AddToCart.tsx";
import { BillFactField } from "./BillFactField.tsx";
import { ChargeForm } from "./ChargeForm.tsx";

/** The consent to a renewal (rule 3.12). Each refinement has the name of its rule. */
export const consentForm = object({
  name: filledTo(NAME_LONGEST),
  ic_no: refine(filledText, "nric", (typed) => /^\d{12}$/.test(plainIdentityNumber(typed))),
});

type ConsentFormValues = Infer<typeof consentForm>;

/** The consent to the chosen item. */
export function ConsentForm(props: {
  readonly prompt: NonNullable<Bill["consent"]>["prompt"];
  readonly onConsent: (consent: Consent) => Promise<void>;
  /** The buttons that submit the form. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const word = useDynamicText();
  const ruleText = useRuleText();
  const title = word(props.prompt.title);
  const fields: SchemaForm<ConsentFormValues> = useSchemaForm({
    schema: consentForm,
    defaultValues: { name: "", ic_no: "" },
    errorText: (name, code) => ruleText(t(`search.consent.${name}`), code, { length: NAME_LONGEST }),
  });
  const submit = ({ name, ic_no }: ConsentFormValues) =>
    props.onConsent({ name: name.trim(), ic_no: plainIdentityNumber(ic_no) });
  return (
    <Form of={fields} onSubmit={submit} summaryTitle={t("errors.summary")} aria-label={title}>
      <Fieldset legend={title} hint={word(props.prompt.help)}>
        <Stack>
          <FormField
            of={fields}
            name="name"
            label={t("search.consent.name")}
            autoComplete="name"
            translate="no"
          />
          <FormField
            of={fields}
            name="ic_no"
            label={t("search.consent.ic_no")}
            hint={t("search.consent.ic_noHint")}
            inputMode="numeric"
            autoComplete="off"
            length="medium"
            translate="no"
          />
        </Stack>
      </Fieldset>
      {props.children}
    </Form>
  );
}

/** The value of a free amount. Any other value is a preset in sen. */
export const OTHER = "other";

const reloadValues = object({ choice: string(), other: string() });

export type ReloadFormValues = Infer<typeof reloadValues>;

/** The amount to reload: a preset, or a free amount within the limits (in sen). Each refinement has the name of its rule. */
export function reloadForm(
  limits: Reload["limits"],
): Struct<ReloadFormValues, (typeof reloadValues)["schema"]> {
  const whenOther = (holds: (typed: string) => boolean) => (typed: ReloadFormValues) =>
    typed.choice !== OTHER || holds(typed.other) || { path: ["other"] };
  const required = refine(
    reloadValues,
    "required",
    whenOther((other) => other.trim() !== ""),
  );
  const readable = refine(
    required,
    "money",
    whenOther((other) => typedAmount(other) !== undefined),
  );
  return refine(
    readable,
    "between",
    whenOther((other) => {
      const amount = typedAmount(other);
      return amount !== undefined && amount >= limits.least && amount <= limits.most;
    }),
  );
}

/**
 * The chosen amount in sen.
 * @throws RangeError when the form was not validated
 */
function amountOf({ choice, other }: ReloadFormValues): Sen {
  const amount = choice === OTHER ? typedAmount(other) : sen(Number(choice));
  if (amount === undefined) throw new RangeError("The form has errors. Validate it first.");
  return amount;
}

/** Reads ringgit as people type them: "12.50", "RM 12.50" or "1,200". Returns sen. */
function typedAmount(typed: string): Sen | undefined {
  try {
    return senFromRinggit(typed.replace(/^\s*RM/i, "").replace(/[\s,]/g, ""));
  } catch (error) {
    if (error instanceof MoneyError) return undefined;
    throw error;
  }
}

/** The form of a reload. The first preset is chosen at the start. */
function useReload(charge: Reload, account: Account, configuration: Configuration) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const adding = useAdding(configuration.cart_limit);
  const { least, most } = charge.limits;
  const [preset] = charge.presets;
  const fields: SchemaForm<ReloadFormValues> = useSchemaForm({
    schema: useMemo(() => reloadForm(charge.limits), [charge]),
    defaultValues: { choice: String(preset ?? least), other: "" },
    errorText: (_name, code) =>
      ruleText(t("search.reload.amountInSentence"), code, {
        min: amountInText(least),
        max: amountInText(most),
      }),
  });
  const submit = (values: ReloadFormValues) =>
    // Masked, for the reason in useOffers.
    adding.add(charge.itemOf(maskedRecord(charge, account), amountOf(values), new Date()));
  return { fields, adding, submit };
}

/** The amount to reload, and the button that adds it to the cart. */
export function ReloadForm(props: {
  readonly charge: Reload;
  readonly account: Account;
  readonly configuration: Configuration;
  readonly onAnother: () => void;
}) {
  const { t } = useTranslation();
  const { charge, account } = props;
  const { fields, adding, submit } = useReload(charge, account, props.configuration);
  const choice = useWatch({ control: fields.form.control, name: "choice" });
  const { least, most } = charge.limits;
  return (
    <AddToCart adding={adding} number={charge.numberOf(account)} onAnother={props.onAnother}>
      <Form of={fields} onSubmit={submit} aria-label={t("search.reload.howMuch")}>
        <Stack>
          <FormChoiceCards
            of={fields}
            name="choice"
            legend={t("search.reload.howMuch")}
            density="compact"
            choices={[
              ...charge.presets.map((preset) => ({ value: String(preset), title: formatMoney(preset) })),
              { value: OTHER, title: t("search.reload.other") },
            ]}
          />
          {choice === OTHER && (
            <FormField
              of={fields}
              name="other"
              label={t("search.reload.amount")}
              hint={t("search.reload.limits", { least: amountInText(least), most: amountInText(most) })}
              lead="RM"
              inputMode="decimal"
              autoComplete="off"
              length="short"
              translate="no"
            />
          )}
          <AddButtons adding={adding} />
        </Stack>
      </Form>
    </AddToCart>
  );
}

/** The forms of the search screen, in one chunk with the form library. A bill alone does not need them. */
export const FORMS = { BillFactField, ChargeForm, ConsentForm, ReloadForm } as const;
