import { useTranslation } from "react-i18next";
import { formatMoney } from "../../domain/money.ts";
import { FPX_APPROVAL_DAYS } from "../../domain/paymentMethod.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { FormChoiceCards } from "../../ui/form/FormChoiceCards.tsx";
import { FormSelect } from "../../ui/form/FormSelect.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import type { Checkout } from "./useCheckoutScreen.ts";

/** The kind of account and the bank. Every bank that FPX lists is shown; an offline one cannot be chosen (protocols 1.8). */
export function BankFields({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useTranslation();
  const { fields, banks, limits } = checkout;
  return (
    <Stack>
      <FormChoiceCards
        of={fields}
        name="method"
        legend={t("checkout.method")}
        choices={(["1", "2"] as const).map((value) => ({
          value,
          title: t(`checkout.account.${value}`),
          detail: t(`checkout.accountDetail.${value}`),
        }))}
      />
      {checkout.needsApproval && (
        <Notice tone="info" role="status" title={t("checkout.approval")}>
          <Text>{t("checkout.approvalHelp", { days: FPX_APPROVAL_DAYS })}</Text>
        </Notice>
      )}
      {checkout.outside === "below" && (
        <Notice
          tone="warning"
          role="status"
          title={t("checkout.belowLimit", { least: formatMoney(limits.least) })}
        />
      )}
      {checkout.outside === "above" && (
        <Notice
          tone="warning"
          role="status"
          title={t("checkout.aboveLimit", { most: formatMoney(limits.most) })}
        />
      )}
      <FormSelect of={fields} name="bank" label={t("checkout.bank")} aria-busy={banks.status === "loading"}>
        {/* until the banks are there, it holds the place of the one that was chosen before */}
        <option value={banks.status === "loading" ? checkout.chosenBank : ""}>
          {t(banks.status === "loading" ? "checkout.banksLoading" : "checkout.chooseBank")}
        </option>
        {banks.status === "ready" &&
          banks.banks.map((bank) => (
            <option key={bank.code} value={bank.code} disabled={!bank.online} translate="no">
              {bank.online ? bank.name : t("checkout.bankOffline", { bank: bank.name })}
            </option>
          ))}
      </FormSelect>
      {banks.status === "failed" && <FaultNotice fault={banks.fault} onRetry={checkout.readBanksAgain} />}
    </Stack>
  );
}
