import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Infer, object } from "superstruct";
import { type Fault, faultOf } from "../../api/fault.ts";
import { requestReset } from "../../api/resetPassword.ts";
import { EMAIL_LONGEST } from "../../domain/contact.ts";
import { fieldNameKey } from "../../domain/fieldNames.ts";
import { typedEmail } from "../../domain/schemas/typedText.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useOwnClient } from "../environment.tsx";
import { EmailField } from "../parts/account/EmailField.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { usePageLanguage, useRuleText } from "../parts/texts.ts";

/** The form for a forgotten password. The name of each refinement is the name of a validation rule. */
export const forgotPasswordForm = object({
  email_address: typedEmail,
});

type ForgotPasswordValues = Infer<typeof forgotPasswordForm>;

/** The result of the last request: the address that it named, or the fault. */
type Asked = { readonly email: string } | { readonly fault: Fault };

/**
 * Requests a link to set a new password. Success clears the form (rule 4.8). A fault keeps the typed address.
 * @param email the first value
 */
function useForgotPassword(email: string) {
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

/**
 * Requests a link to set a new password (rule 2.28). Known and unknown addresses get the same message, so it does not show who
 * has an account.
 */
export function ForgotPasswordForm(props: {
  /** The first value: the address from the log-in form. */
  readonly email?: string;
  /** The dialog's close button. Absent outside a dialog. */
  readonly close?: { readonly label: string; readonly onClose: () => void };
}) {
  const { t } = useTranslation();
  const { fields, submit, busy, asked } = useForgotPassword(props.email ?? "");
  return (
    <Form of={fields} onSubmit={submit} aria-label={t("forgotPassword.title")}>
      <Stack>
        <Text>{t("forgotPassword.help")}</Text>
        {asked !== undefined && "fault" in asked && <FaultNotice fault={asked.fault} />}
        {asked !== undefined && "email" in asked && (
          <Notice tone="success" role="status" title={t("forgotPassword.sent")}>
            <Text>{t("forgotPassword.sentHelp", { email: asked.email })}</Text>
          </Notice>
        )}
        <EmailField
          of={fields}
          name="email_address"
          label={t(fieldNameKey("email_address"))}
          autoComplete="username"
        />
        <Actions>
          <Button kind="primary" type="submit" busy={busy}>
            {t("forgotPassword.submit")}
          </Button>
          {props.close !== undefined && <Button onClick={props.close.onClose}>{props.close.label}</Button>}
        </Actions>
      </Stack>
    </Form>
  );
}
