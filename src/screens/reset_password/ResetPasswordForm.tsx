import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Infer, object } from "superstruct";
import { type Fault, faultOf } from "../../api/fault.ts";
import { saveForgottenPassword } from "../../api/resetPassword.ts";
import { closeLogin } from "../../stores/loginDialog.ts";
import { leaveSession } from "../../stores/session.ts";
import { showSnackbar } from "../../stores/snackbar.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { useOwnClient } from "../environment.tsx";
import { MaybeSaved, NewPasswordFields } from "../parts/account/NewPasswordFields.tsx";
import { confirmed, newPassword, useNewPasswordTexts } from "../parts/account/newPassword.ts";
import { FaultNotice } from "../parts/FaultNotice.tsx";

/** The new password and its confirmation (rule 5.12). */
export const resetPasswordForm = confirmed(object(newPassword));

type ResetPasswordValues = Infer<typeof resetPasswordForm>;

/**
 * Saves the new password. Success closes both dialogs and clears the form (rule 4.9). A fault keeps the values.
 */
function useResetPassword(props: {
  readonly id: string;
  readonly email: string;
  readonly onSaved: () => void;
  /** Called when the link no longer works. */
  readonly onDead: (fault: Fault) => void;
}) {
  const { t } = useTranslation();
  const client = useOwnClient();
  const { errorText } = useNewPasswordTexts("another");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const fields: SchemaForm<ResetPasswordValues> = useSchemaForm({
    schema: resetPasswordForm,
    defaultValues: { password: "", confirm_password: "" },
    errorText,
  });

  const submit = async ({ password }: ResetPasswordValues) => {
    setBusy(true);
    setFault(undefined);
    try {
      await saveForgottenPassword(client, props.id, password);
      fields.form.reset();
      closeLogin();
      showSnackbar(t("resetPassword.saved"));
      leaveSession(props.email);
      props.onSaved();
    } catch (error) {
      const found = faultOf(error);
      if (isDead(found)) props.onDead(found);
      else setFault(found);
    }
    setBusy(false);
  };

  return { fields, submit, busy, fault };
}

/** Whether the link no longer works: it has expired, it was used, or the password was changed since. */
export function isDead(fault: Fault): boolean {
  return fault.kind === "missing" || (fault.kind === "refused" && fault.reason === "expired");
}

export function ResetPasswordForm(props: {
  readonly id: string;
  readonly email: string;
  readonly onSaved: () => void;
  readonly onDead: (fault: Fault) => void;
}) {
  const { t } = useTranslation();
  const { fields, submit, busy, fault } = useResetPassword(props);
  return (
    <Card as="section">
      <Form
        of={fields}
        onSubmit={submit}
        summaryTitle={t("errors.summary")}
        aria-label={t("shell.screen.reset_password")}
      >
        {fault !== undefined && !busy && (
          <>
            <FaultNotice fault={fault} />
            <MaybeSaved fault={fault} />
          </>
        )}
        <Stack>
          {/* With this field, a password manager saves the new password under the right account. */}
          <Field
            label={t("resetPassword.account")}
            value={props.email}
            readOnly
            autoComplete="username"
            translate="no"
          />
          <NewPasswordFields of={fields} kind="another" />
          <Actions>
            <Button kind="primary" type="submit" busy={busy}>
              {t("resetPassword.submit")}
            </Button>
          </Actions>
        </Stack>
      </Form>
    </Card>
  );
}
