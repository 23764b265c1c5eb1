import { useTranslation } from "react-i18next";
import type { Fault } from "../../api/fault.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { NewPasswordFields } from "../parts/account/NewPasswordFields.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { MaybeSaved } from "../parts/MaybeSaved.tsx";
import { useResetPassword } from "./useResetPassword.ts";

/** The form for the new password. */
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
