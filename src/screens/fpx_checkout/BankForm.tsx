import { useTranslation } from "react-i18next";
import { bankNameOf } from "../../domain/payments/banks.ts";
import { type FpxMethod, fpxTokenOf } from "../../domain/payments/paymentMethod.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormSelect } from "../../ui/form/FormSelect.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { LimitNotice } from "../parts/LimitNotice.tsx";
import { ApprovalNotice } from "../parts/paying/ApprovalNotice.tsx";
import { amountInText } from "../parts/paying/amountInText.ts";
import { nextStepButtonKind } from "../parts/paying/nextStepButtonKind.ts";
import type { PayStepView } from "../parts/paying/usePayStep.ts";
import { useBankForm } from "./useBankForm.ts";

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
