import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { type FpxMethod, fpxTokenOf } from "../../domain/payments/paymentMethod.ts";
import { keepBank, useCheckoutDraft } from "../../stores/checkoutDraft.ts";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import type { PayStepView } from "../parts/paying/usePayStep.ts";
import { useStepOn } from "../parts/paying/useStepOn.ts";
import { useRuleText } from "../parts/useRuleText.ts";
import { type BankFormValues, bankForm } from "./bankForm.ts";
import { useBanks } from "./useBanks.ts";

/** The form of the bank. It saves the choice at once. */
export function useBankForm(step: PayStepView, method: FpxMethod) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const submit = useStepOn(step);
  const { banks, retry } = useBanks(fpxTokenOf(method));
  const fields: SchemaForm<BankFormValues> = useSchemaForm({
    schema: bankForm,
    defaultValues: { bank: useCheckoutDraft.getState().banks[method] },
    errorText: (_name, code) => ruleText(t("fpxCheckout.bank"), code),
  });
  const { form } = fields;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepBank(method, values.bank),
      }),
    [form, method],
  );
  // The chosen bank may be offline now. An available bank is set again too, so that the list shows the bank that will be used.
  useEffect(() => {
    if (banks.status !== "ready") return;
    const chosen = form.getValues("bank");
    const open = banks.banks.some((bank) => bank.code === chosen && bank.online);
    form.setValue("bank", open ? chosen : "");
  }, [banks, form]);

  const readAgain = () => {
    // The pressed button disappears with its notice.
    form.setFocus("bank");
    retry();
  };
  return { fields, banks, readAgain, submit } as const;
}
