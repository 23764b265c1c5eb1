import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Fault, faultOf } from "../../api/fault.ts";
import { saveForgottenPassword } from "../../api/resetPassword.ts";
import { closeLogin } from "../../stores/loginDialog.ts";
import { leaveSession } from "../../stores/session.ts";
import { showSnackbar } from "../../stores/snackbar.ts";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { useNewPasswordTexts } from "../parts/account/useNewPasswordTexts.ts";
import { useOwnClient } from "../parts/useClient.ts";
import { type ResetPasswordValues, resetPasswordForm } from "./resetPasswordForm.ts";

/**
 * Saves the new password. Success closes both dialogs and clears the form (rule 4.9). A fault keeps the values.
 */
export function useResetPassword(props: {
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
