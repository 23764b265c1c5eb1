import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { type CheckoutFormValues, checkoutForm, LONGEST, PAYER_FIELDS } from "../../payment/checkoutForm.ts";
import { offeredMethods } from "../../payment/paySteps.ts";
import { fillFromCart } from "../../stores/cartPayer.ts";
import { keepCheckout, useCheckoutDraft } from "../../stores/checkoutDraft.ts";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import type { PayStepView } from "../parts/paying/usePayStep.ts";
import { useStepOn } from "../parts/paying/useStepOn.ts";
import { useConfigured } from "../parts/useConfigured.ts";
import { useRuleText } from "../parts/useRuleText.ts";

/** The form of the payer and the payment method. It saves every change at once, so that no way out of the screen loses input. */
export function useCheckoutForm(step: PayStepView) {
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
