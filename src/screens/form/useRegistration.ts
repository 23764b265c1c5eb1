import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Fault, faultOf } from "../../api/fault.ts";
import { register } from "../../api/register.ts";
import { clearRegistration, keepRegistration, useRegistrationDraft } from "../../stores/registrationDraft.ts";
import { showSnackbar } from "../../stores/snackbar.ts";
import { holdUnverified } from "../../stores/unverifiedAccount.ts";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { userOf } from "../parts/account/accountFields.ts";
import { useAccountFields } from "../parts/account/useAccountFields.ts";
import { useNewPasswordTexts } from "../parts/account/useNewPasswordTexts.ts";
import { useOwnClient } from "../parts/useClient.ts";
import { type RegistrationValues, registrationForm } from "./registrationForm.ts";

/** The registration: the form, its fields and the last fault. It keeps a new account in memory for the verification. */
export function useRegistration() {
  const { t } = useTranslation();
  const client = useOwnClient();
  const { inputs, nameOf, errorText } = useAccountFields();
  const password = useNewPasswordTexts("first");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const fields: SchemaForm<RegistrationValues> = useSchemaForm({
    schema: registrationForm,
    defaultValues: { ...useRegistrationDraft.getState(), password: "", confirm_password: "" },
    errorText: (name, code) =>
      name === "password" || name === "confirm_password"
        ? password.errorText(name, code)
        : errorText(name, code),
  });
  const { form } = fields;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepRegistration(values),
      }),
    [form],
  );

  const submit = async (typed: RegistrationValues) => {
    const account = { name: typed.email_address.trim(), password: typed.password };
    setBusy(true);
    setFault(undefined);
    try {
      await register(client, { ...userOf(typed), ...account });
      clearRegistration();
      holdUnverified(account);
    } catch (error) {
      const found = faultOf(error);
      setFault(found);
      if (isConflict(found)) showSnackbar(t("errors.reason.email_already_exist"));
    } finally {
      setBusy(false);
    }
  };

  return { fields, inputs, nameOf, submit, busy, fault } as const;
}

/** Whether the address already has an account (rule 8.32). */
export function isConflict(fault: Fault): boolean {
  return fault.kind === "refused" && fault.reason === "email_already_exist";
}
