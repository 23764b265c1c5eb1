import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Fault, faultOf } from "../../api/fault.ts";
import { updateUser } from "../../api/user.ts";
import { endsSession } from "../../stores/session.ts";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { useNewPasswordTexts } from "../parts/account/useNewPasswordTexts.ts";
import { useOwnClient } from "../parts/useClient.ts";
import { useRuleText } from "../parts/useRuleText.ts";
import { type ChangePasswordValues, changePasswordForm } from "./changePasswordForm.ts";

/** The error code for a wrong current password. */
const WRONG = "wrong";

/** Sets a new password, given the current one. The user stays logged in here. The server ends every other session. */
export function useChangePassword(onChanged: () => void) {
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
