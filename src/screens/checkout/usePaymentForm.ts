import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { isFpxMethod } from "../../domain/payments/paymentMethod.ts";
import { LONGEST, PAYER_FIELDS, type PaymentFormValues, paymentForm } from "../../payment/checkoutForm.ts";
import { fillFromCart } from "../../stores/cartPayer.ts";
import { keepBank, keepCheckout, useCheckoutDraft } from "../../stores/checkoutDraft.ts";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { useRuleText } from "../parts/texts.ts";

/** The form of the payment screen. It saves every change at once, so that no way out of the screen loses input. */
export function usePaymentForm(): SchemaForm<PaymentFormValues> {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const fields: SchemaForm<PaymentFormValues> = useSchemaForm({
    schema: paymentForm,
    defaultValues: drafted(),
    errorText: (name, code) => {
      if (name === "bank") return ruleText(t("fpxCheckout.bank"), code);
      // The label of the method is a question, not a name.
      return ruleText(name === "method" ? undefined : t(`checkout.${name}`), code, {
        length: LONGEST[name] ?? 0,
      });
    },
  });
  const { form } = fields;
  const method = useRef(form.getValues("method"));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { bank, ...checkout } }) => {
          keepCheckout(checkout);
          if (checkout.method === method.current) {
            if (isFpxMethod(checkout.method)) keepBank(checkout.method, bank);
            return;
          }
          // Each kind of account has its own banks.
          method.current = checkout.method;
          form.setValue("bank", drafted().bank, { shouldValidate: false });
          form.clearErrors("bank");
        },
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
  return fields;
}

/** The saved input. A card has no bank. */
function drafted(): PaymentFormValues {
  const { checkout, banks } = useCheckoutDraft.getState();
  return { ...checkout, bank: isFpxMethod(checkout.method) ? banks[checkout.method] : "" };
}
