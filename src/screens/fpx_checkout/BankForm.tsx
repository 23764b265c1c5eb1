import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Infer, object, refine, string } from "superstruct";
import { type Fault, faultOf } from "../../api/fault.ts";
import { type Bank, readBanks } from "../../api/readBanks.ts";
import { bankNameOf } from "../../domain/payments/banks.ts";
import { type FpxMethod, type FpxToken, fpxTokenOf } from "../../domain/payments/paymentMethod.ts";
import { keepBank, useCheckoutDraft } from "../../stores/checkoutDraft.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormSelect } from "../../ui/form/FormSelect.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { amountInText } from "../parts/paying/amountInText.ts";
import { ApprovalNotice, LimitNotice } from "../parts/paying/PaymentNotices.tsx";
import { nextStepButtonKind } from "../parts/paying/useLastPayment.ts";
import type { PayStepView } from "../parts/paying/usePayStep.ts";
import { useStepOn } from "../parts/paying/usePayStep.ts";
import { useRuleText } from "../parts/texts.ts";
import { useClient } from "../parts/useClient.ts";

/** The buyer's bank. The refinement has the name of its rule. */
export const bankForm = object({
  /** FPX's code of the buyer's bank. */
  bank: refine(string(), "required", (code) => code !== ""),
});

type BankFormValues = Infer<typeof bankForm>;

/** The form of the bank. It saves the choice at once. */
function useBankForm(step: PayStepView, method: FpxMethod) {
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

type Banks =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly banks: readonly Bank[] }
  | { readonly status: "failed"; readonly fault: Fault };

/** The banks for a kind of account. PayNet requires a fresh list at each display (docs/protocols.md, FPX). */
function useBanks(token: FpxToken) {
  const client = useClient();
  const [banks, setBanks] = useState<Banks>({ status: "loading" });

  const read = useCallback(
    async (signal: AbortSignal) => {
      setBanks({ status: "loading" });
      try {
        const list = await readBanks(client, token, signal);
        if (!signal.aborted) setBanks({ status: "ready", banks: list });
      } catch (error) {
        if (!signal.aborted) setBanks({ status: "failed", fault: faultOf(error) });
      }
    },
    [client, token],
  );

  useEffect(() => {
    const reading = new AbortController();
    void read(reading.signal);
    return () => reading.abort();
  }, [read]);

  return { banks, retry: () => void read(new AbortController().signal) };
}

/**
 * The choice of the bank. It shows every bank that FPX lists for the kind of account. An offline bank cannot be chosen
 * (docs/protocols.md, FPX).
 */
export function BankForm({ step, method }: { readonly step: PayStepView; readonly method: FpxMethod }) {
  const { t } = useTranslation();
  const { fields, banks, readAgain, submit } = useBankForm(step, method);
  const { limit, bank: chosen } = step;
  // Without a list, the bank that the citizen chose earlier stays chosen.
  const unlisted =
    banks.status === "failed" && chosen !== "" ? bankNameOf(fpxTokenOf(method), chosen) : undefined;
  const limits = limit && { least: amountInText(limit.least), most: amountInText(limit.most) };
  return (
    <Form of={fields} onSubmit={submit} aria-label={t("fpxCheckout.title")}>
      <Card>
        <Stack>
          <FormSelect
            of={fields}
            name="bank"
            label={t("fpxCheckout.bank")}
            hint={limits && t("fpxCheckout.limits", limits)}
            aria-busy={banks.status === "loading"}
          >
            {/* While the banks load, this option carries the earlier choice. */}
            <option value={banks.status === "ready" ? "" : chosen}>
              {banks.status === "loading" ? t("fpxCheckout.loading") : (unlisted ?? t("fpxCheckout.choose"))}
            </option>
            {banks.status === "ready" &&
              banks.banks.map((bank) => (
                <option key={bank.code} value={bank.code} disabled={!bank.online} translate="no">
                  {bank.online ? bank.name : t("fpxCheckout.offline", { bank: bank.name })}
                </option>
              ))}
          </FormSelect>
          {banks.status === "failed" && <FaultNotice fault={banks.fault} onRetry={readAgain} />}
          <ApprovalNotice method={method} />
          <LimitNotice limit={limit} />
        </Stack>
      </Card>
      <Stack>
        <Button
          kind={nextStepButtonKind(step.own)}
          type="submit"
          wide
          disabled={limit?.outside !== undefined}
        >
          {t("paySteps.continue")}
        </Button>
        <GoButton kind="quiet" wide to={{ screen: "checkout" }}>
          {t("paySteps.back")}
        </GoButton>
      </Stack>
    </Form>
  );
}
