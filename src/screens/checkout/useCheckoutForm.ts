import { useEffect } from "react";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { type CheckoutFormValues, checkoutForm, LONGEST, PAYER_FIELDS } from "../../payment/checkoutForm.ts";
import { offeredMethods } from "../../payment/paySteps.ts";
import { fillFromCart } from "../../stores/cartPayer.ts";
import { keepCheckout, useCheckoutDraft } from "../../stores/checkoutDraft.ts";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import type { PayStepView } from "../parts/paying/usePayStep.ts";
import { useStepOn } from "../parts/paying/useStepOn.ts";
import { useConfigured } from "../parts/useConfigured.ts";
import { useRuleText } from "../parts/useRuleText.ts";

/** The form of who pays and how. What is typed is kept at once, so that no way out of the screen loses any of it. */
export function useCheckoutForm(step: PayStepView) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const submit = useStepOn(step);
  const { state } = useConfigured();
  const fields: SchemaForm<CheckoutFormValues> = useSchemaForm({
    schema: checkoutForm,
    defaultValues: useCheckoutDraft.getState().checkout,
    errorText: (name, code) =>
      // how to pay is a question, not a name
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
  // Who logs in or out beside the form changes who pays, and so does a charge's own form in the cart.
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
    /** Without a configuration nobody has said that cards are taken. */
    offered: offeredMethods(state.status === "ready" && state.configuration.cards),
    /** More may be offered in a moment. */
    asking: state.status === "loading",
  };
  return { fields, methods, submit } as const;
}
