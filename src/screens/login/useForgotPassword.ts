import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Fault, faultOf } from "../../api/fault.ts";
import { requestReset } from "../../api/resetPassword.ts";
import { EMAIL_LONGEST } from "../../domain/contact.ts";
import { fieldNameKey } from "../../domain/fieldNames.ts";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { useOwnClient } from "../parts/useClient.ts";
import { usePageLanguage } from "../parts/usePageLanguage.ts";
import { useRuleText } from "../parts/useRuleText.ts";
import { type ForgotPasswordValues, forgotPasswordForm } from "./forgotPasswordForm.ts";

/** The result of the last request: the address that it named, or the fault. */
type Asked = { readonly email: string } | { readonly fault: Fault };

/**
 * Requests a link to set a new password. Success clears the form (rule 4.8). A fault keeps the typed address.
 * @param email the first value
 */
export function useForgotPassword(email: string) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const client = useOwnClient();
  const language = usePageLanguage();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const fields: SchemaForm<ForgotPasswordValues> = useSchemaForm({
    schema: forgotPasswordForm,
    defaultValues: { email_address: email },
    // The form has one field, so only the message about its length names it.
    errorText: (name, code) =>
      ruleText(code === "max" ? t(fieldNameKey(name)) : undefined, code, { length: EMAIL_LONGEST }),
  });

  const submit = async ({ email_address }: ForgotPasswordValues) => {
    const address = email_address.trim();
    setBusy(true);
    setAsked(undefined);
    try {
      await requestReset(client, address, language);
      fields.form.reset({ email_address: "" });
      setAsked({ email: address });
    } catch (error) {
      setAsked({ fault: faultOf(error) });
    }
    setBusy(false);
  };

  return { fields, submit, busy, asked };
}
