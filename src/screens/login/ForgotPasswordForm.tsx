import { useTranslation } from "react-i18next";
import { fieldNameKey } from "../../domain/fieldNames.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { EmailField } from "../parts/account/EmailField.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { useForgotPassword } from "./useForgotPassword.ts";

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
