import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Fault, faultOf } from "../../api/fault.ts";
import { type Bank, readBanks } from "../../api/readBanks.ts";
import { bankNameOf, COMPANY_BANKS_FOR_PERSONS } from "../../domain/payments/banks.ts";
import { type FpxMethod, type FpxToken, fpxTokenOf } from "../../domain/payments/paymentMethod.ts";
import type { PaymentFormValues } from "../../payment/checkoutForm.ts";
import { useCheckoutDraft } from "../../stores/checkoutDraft.ts";
import { FormSelect } from "../../ui/form/FormSelect.tsx";
import type { SchemaForm } from "../../ui/form/useSchemaForm.ts";
import { useClient } from "../environment.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { amountInText } from "../parts/paying/amountInText.ts";
import { BankTiles } from "./BankTiles.tsx";
import { ApprovalNotice } from "./PaymentNotices.tsx";
import type { Checkout } from "./useCheckout.ts";

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
 * (docs/protocols.md, FPX). Mount it again for each method.
 */
export function BankField(props: {
  readonly fields: SchemaForm<PaymentFormValues>;
  readonly method: FpxMethod;
  readonly limit: Checkout["limit"];
  /** The code of the bank that was used last on this device. */
  readonly last?: string | undefined;
}) {
  const { t } = useTranslation();
  const { fields, method, limit } = props;
  const { form } = fields;
  const { banks, retry } = useBanks(fpxTokenOf(method));
  const chosen = useCheckoutDraft((draft) => draft.banks[method]);
  // The chosen bank may be offline now. An available bank is set again too, so that the list shows the bank that will be used.
  useEffect(() => {
    if (banks.status !== "ready") return;
    const wanted = form.getValues("bank");
    const open = banks.banks.some((bank) => bank.code === wanted && bank.online);
    form.setValue("bank", open ? wanted : "");
  }, [banks, form]);
  const readAgain = () => {
    // The pressed button disappears with its notice.
    form.setFocus("bank");
    retry();
  };
  // Without a list, the bank that the citizen chose earlier stays chosen.
  const unlisted =
    banks.status === "failed" && chosen !== "" ? bankNameOf(fpxTokenOf(method), chosen) : undefined;
  const limits = limit && { least: amountInText(limit.least), most: amountInText(limit.most) };
  return (
    <>
      {banks.status === "ready" && (
        <BankTiles
          banks={banks.banks}
          token={fpxTokenOf(method)}
          last={props.last}
          chosen={chosen}
          onChoose={(code) =>
            form.setValue("bank", code, { shouldValidate: form.getFieldState("bank").invalid })
          }
        />
      )}
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
        {banks.status === "ready" && <BankOptions banks={banks.banks} method={method} />}
      </FormSelect>
      {banks.status === "failed" && <FaultNotice fault={banks.fault} onRetry={readAgain} />}
      <ApprovalNotice method={method} />
    </>
  );
}

/** Every bank. In the list for persons, a bank for companies' accounts is apart, so that nobody chooses it by its name. */
function BankOptions({ banks, method }: { readonly banks: readonly Bank[]; readonly method: FpxMethod }) {
  const { t } = useTranslation();
  const isApart = ({ code }: Bank) => method === "1" && COMPANY_BANKS_FOR_PERSONS.includes(code);
  const option = (bank: Bank) => (
    <option key={bank.code} value={bank.code} disabled={!bank.online} translate="no">
      {bank.online ? bank.name : t("fpxCheckout.offline", { bank: bank.name })}
    </option>
  );
  const apart = banks.filter(isApart);
  const others = banks.filter((bank) => !isApart(bank));
  if (apart.length === 0) return others.map(option);
  return (
    <>
      <optgroup label={t("checkout.account.1")}>{others.map(option)}</optgroup>
      <optgroup label={t("checkout.account.2")}>{apart.map(option)}</optgroup>
    </>
  );
}
