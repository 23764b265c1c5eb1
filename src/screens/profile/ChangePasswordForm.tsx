import { useTranslation } from "react-i18next";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { NewPasswordFields } from "../parts/account/NewPasswordFields.tsx";
import { MaybeSaved } from "../parts/MaybeSaved.tsx";
import { UpdateProblem } from "./UpdateProblem.tsx";
import { useChangePassword } from "./useChangePassword.ts";

/** The form for a new password. @see useChangePassword */
export function ChangePasswordForm(props: {
  /** The e-mail address. */
  readonly name: string;
  readonly onChanged: () => void;
  readonly onCancel: () => void;
}) {
  const { t } = useTranslation();
  const { fields, submit, busy, fault } = useChangePassword(props.onChanged);
  return (
    <Form
      of={fields}
      onSubmit={submit}
      summaryTitle={t("errors.summary")}
      aria-label={t("profile.changePassword")}
    >
      {fault !== undefined && !busy && (
        <>
          <UpdateProblem fault={fault} unchanged={t("profile.samePassword")} />
          <MaybeSaved fault={fault} />
        </>
      )}
      <Stack>
        <Text>{t("profile.passwordHelp")}</Text>
        {/* With this field, a password manager changes the right account. */}
        <input type="text" hidden autoComplete="username" value={props.name} readOnly />
        <FormField
          of={fields}
          name="current_password"
          label={t("profile.currentPassword")}
          type="password"
          autoComplete="current-password"
          length="medium"
          translate="no"
        />
        <NewPasswordFields of={fields} kind="another" />
        <Actions>
          <Button kind="primary" type="submit" busy={busy}>
            {t("profile.savePassword")}
          </Button>
          <Button onClick={props.onCancel}>{t("profile.cancel")}</Button>
        </Actions>
      </Stack>
    </Form>
  );
}
