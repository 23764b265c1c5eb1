import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { NAME_LONGEST } from "../../domain/contact.ts";
import { type CheckoutFormValues, checkoutForm, LONGEST, PAYER_FIELDS } from "../../payment/checkoutForm.ts";
import { offeredMethods } from "../../payment/paySteps.ts";
import { fillFromCart } from "../../stores/cartPayer.ts";
import { keepCheckout, useCheckoutDraft } from "../../stores/checkoutDraft.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Fieldset } from "../../ui/field/Fieldset.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormChoiceCards } from "../../ui/form/FormChoiceCards.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { EmailField } from "../parts/account/EmailField.tsx";
import { Loading } from "../parts/Loading.tsx";
import { LimitNotice } from "../parts/paying/PaymentNotices.tsx";
import { nextStepButtonKind } from "../parts/paying/useLastPayment.ts";
import type { PayStepView } from "../parts/paying/usePayStep.ts";
import { useStepOn } from "../parts/paying/usePayStep.ts";
import { useRuleText } from "../parts/texts.ts";
import { useConfigured } from "../parts/useConfigured.ts";

/** The form of the payer and the payment method. It saves every change at once, so that no way out of the screen loses input. */
function useCheckoutForm(step: PayStepView) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const submit = useStepOn(step);
  const { state } = useConfigured();
  const fields: SchemaForm<CheckoutFormValues> = useSchemaForm({
    schema: checkoutForm,
    defaultValues: useCheckoutDraft.getState().checkout,
    errorText: (name, code) =>
      // The label of the method is a question, not a name.
      ruleText(name === "method" ? undefined : t(`checkout.${name}`), code, { length: LONGEST[name] ?? 0 }),
  });
  const { form } = fields;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepCheckout({ ...values }),
      }),
    [form],
  );
  // The payer also changes outside this form: when someone logs in or out, and when a charge's form in the cart names one.
  useEffect(
    () =>
      useCheckoutDraft.subscribe(({ checkout }) => {
        for (const field of PAYER_FIELDS)
          if (form.getValues(field) !== checkout[field])
            form.setValue(field, checkout[field], { shouldValidate: form.getFieldState(field).invalid });
      }),
    [form],
  );
  useEffect(fillFromCart, []);
  const methods = {
    /** Without a configuration, assume that cards are not accepted. */
    offered: offeredMethods(state.status === "ready" && state.configuration.cards),
    /** The configuration is still loading and may add cards. */
    asking: state.status === "loading",
  };
  return { fields, methods, submit } as const;
}

/** The payer's details, the payment method and the button to the next step. */
export function CheckoutForm({ step }: { readonly step: PayStepView }) {
  const { t } = useTranslation();
  const { fields, methods, submit } = useCheckoutForm(step);
  return (
    <Form of={fields} onSubmit={submit} summaryTitle={t("errors.summary")} aria-label={t("checkout.title")}>
      <Card>
        <Fieldset legend={t("checkout.payer")} hint={t("checkout.payerHelp")}>
          <Stack>
            <FormField
              of={fields}
              name="name"
              label={t("checkout.name")}
              autoComplete="name"
              maxLength={NAME_LONGEST}
              translate="no"
            />
            <EmailField of={fields} name="email" label={t("checkout.email")} autoComplete="email" />
            <FormField
              of={fields}
              name="phone"
              label={t("checkout.phone")}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              length="medium"
              translate="no"
            />
          </Stack>
        </Fieldset>
      </Card>
      <Card>
        <Stack>
          <FormChoiceCards
            of={fields}
            name="method"
            legend={t("checkout.method")}
            choices={methods.offered.map((value) => ({
              value,
              title: t(`checkout.account.${value}`),
              detail: t(`checkout.accountDetail.${value}`),
            }))}
          />
          {methods.asking && <Loading shape="block" />}
          <LimitNotice limit={step.limit} />
        </Stack>
      </Card>
      <Button
        kind={nextStepButtonKind(step.own)}
        type="submit"
        wide
        disabled={step.limit?.outside !== undefined}
      >
        {t("paySteps.continue")}
      </Button>
    </Form>
  );
}
