import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Infer, object } from "superstruct";
import { type Fault, faultOf } from "../../api/fault.ts";
import { updateUser } from "../../api/user.ts";
import { typedPassword } from "../../domain/schemas/typedText.ts";
import { endsSession } from "../../stores/session.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useOwnClient } from "../environment.tsx";
import { MaybeSaved, NewPasswordFields } from "../parts/account/NewPasswordFields.tsx";
import { confirmed, newPassword, useNewPasswordTexts } from "../parts/account/newPassword.ts";
import { useRuleText } from "../parts/texts.ts";
import { UpdateProblem } from "./UpdateProblem.tsx";

/** The current and the new password. The name of each refinement is the name of a validation rule. */
export const changePasswordForm = confirmed(
  object({
    current_password: typedPassword,
    ...newPassword,
  }),
);

type ChangePasswordValues = Infer<typeof changePasswordForm>;

/** The error code for a wrong current password. */
const WRONG = "wrong";

/** Sets a new password, given the current one. The user stays logged in here. The server ends every other session. */
function useChangePassword(onChanged: () => void) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const client = useOwnClient();
  const texts = useNewPasswordTexts("another");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const fields: SchemaForm<ChangePasswordValues> = useSchemaForm({
    schema: changePasswordForm,
    defaultValues: { current_password: "", password: "", confirm_password: "" },
    errorText: (name, code) => {
      if (name !== "current_password") return texts.errorText(name, code);
      return code === WRONG ? t("profile.wrongPassword") : ruleText(t("profile.currentPassword"), code);
    },
  });

  const submit = async ({ current_password, password }: ChangePasswordValues) => {
    setBusy(true);
    setFault(undefined);
    try {
      await updateUser(client, { current_password, password });
      fields.form.reset();
      onChanged();
    } catch (error) {
      const found = faultOf(error);
      if (found.kind === "refused" && found.reason === "auth_error")
        fields.form.setError("current_password", { type: WRONG });
      else if (!endsSession(found)) setFault(found);
    }
    setBusy(false);
  };

  return { fields, submit, busy, fault };
}

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
        {fault !== undefined && !busy && (
          <>
            <UpdateProblem fault={fault} unchanged={t("profile.samePassword")} />
            <MaybeSaved fault={fault} />
          </>
        )}
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
