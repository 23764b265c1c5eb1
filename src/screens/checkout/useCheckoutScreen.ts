import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FPX_LIMITS, fpxTokenOf } from "../../domain/paymentMethod.ts";
import { loadCart } from "../../stores/cart.ts";
import { keepDraft, useCheckoutDraft } from "../../stores/checkoutDraft.ts";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { useCartAmounts } from "../parts/useCartAmounts.ts";
import { useLastAttempt } from "../parts/useLastAttempt.ts";
import { useOnline } from "../parts/useOnline.ts";
import { useReady } from "../parts/useReady.ts";
import { useWord } from "../parts/useWord.ts";
import { LONGEST, type PayerFormValues, payerForm } from "./payerForm.ts";
import { useBanks } from "./useBanks.ts";
import { usePay } from "./usePay.ts";

/** The checkout screen's behaviour: the cart, the payer's details, the banks, and the way to the bank. */
export function useCheckoutScreen() {
  const { t } = useTranslation();
  const word = useWord();
  const amounts = useCartAmounts();
  const { loaded, payable, total } = amounts;
  const verdict = useLastAttempt("checkout");
  const online = useOnline();
  const { paying, pay } = usePay();
  useEffect(() => void loadCart(), []);
  useReady(loaded);

  const fields: SchemaForm<PayerFormValues> = useSchemaForm({
    schema: payerForm,
    defaultValues: useCheckoutDraft.getState(),
    errorText: (name, code) => {
      const field = t(`checkout.${name}`);
      const rule = code === "size" ? "max" : code === "email" || code === "phone" ? code : "required";
      return word(`errors.validation.${rule}`, { field, length: LONGEST[name] ?? 0 });
    },
  });
  const { form } = fields;
  useEffect(() => () => keepDraft(form.getValues()), [form]);

  const method = useWatch({ control: form.control, name: "method" });
  const { banks, retry: readBanksAgain } = useBanks(fpxTokenOf(method));
  // The other kind of account has other banks, and one that was chosen before may be offline now. Also when it is listed, it
  // is set again: the list shows what will be paid with.
  useEffect(() => {
    if (banks.status === "loading") return;
    const chosen = form.getValues("bank");
    const open = banks.status === "ready" && banks.banks.some((bank) => bank.code === chosen && bank.online);
    form.setValue("bank", open ? chosen : "");
  }, [banks, form]);

  const limits = FPX_LIMITS[fpxTokenOf(method)];
  const submit = (values: PayerFormValues) =>
    pay(payable, values, { method: values.method, bank: values.bank });

  return {
    amounts,
    verdict,
    online,
    fields,
    banks,
    chosenBank: form.getValues("bank"),
    readBanksAgain,
    paying,
    total,
    outside: total < limits.least ? "below" : total > limits.most ? "above" : undefined,
    limits,
    needsApproval: method === "2",
    submit,
  } as const;
}

export type Checkout = ReturnType<typeof useCheckoutScreen>;
