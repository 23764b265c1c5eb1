import { useTranslation } from "react-i18next";
import { type Infer, object, refine } from "superstruct";
import type { Consent } from "../../charges/charge.ts";
import type { Bill } from "../../charges/index.ts";
import { NAME_LONGEST } from "../../domain/contact.ts";
import { plainIdentityNumber } from "../../domain/identityNumber.ts";
import { filledText, filledTo } from "../../domain/schemas/typedText.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Fieldset } from "../../ui/field/Fieldset.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { useDynamicText, useRuleText } from "../parts/texts.ts";

/** The consent to a renewal (rule 3.12). Each refinement has the name of its rule. */
export const consentForm = object({
  name: filledTo(NAME_LONGEST),
  ic_no: refine(filledText, "nric", (typed) => /^\d{12}$/.test(plainIdentityNumber(typed))),
});

type ConsentFormValues = Infer<typeof consentForm>;

/** The consent to the chosen item, and the button that adds it to the cart. */
export function ConsentForm(props: {
  readonly prompt: NonNullable<Bill["consent"]>["prompt"];
  readonly onConsent: (consent: Consent) => Promise<void>;
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
      <Actions>
        <Button kind="primary" type="submit">
          {t("search.add")}
        </Button>
      </Actions>
    </Form>
  );
}
