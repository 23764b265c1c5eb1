import type { TFunction } from "i18next";
import { useState } from "react";
import { type Infer, object } from "superstruct";
import { type Fault, faultOf } from "../../api/fault.ts";
import { erasePerson } from "../../api/personData.ts";
import { typedPassword } from "../../domain/schemas/typedText.ts";
import { endsSession, leaveSession } from "../../stores/session.ts";
import { showSnackbar } from "../../stores/snackbar.ts";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { useEnvironment } from "../environment.tsx";
import { useOwnClient } from "../parts/useClient.ts";
import { useRuleText } from "../parts/useRuleText.ts";

/** The error code for a wrong password. */
const WRONG = "wrong";

const eraseForm = object({ password: typedPassword });

/**
 * Erases the user's account, ends the session in this browser and deletes the documents kept on this device.
 * @param name the user's e-mail address
 */
export function useErase(t: TFunction, name: string) {
  const ruleText = useRuleText();
  const client = useOwnClient();
  const { navigate, device } = useEnvironment();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const fields: SchemaForm<Infer<typeof eraseForm>> = useSchemaForm({
    schema: eraseForm,
    defaultValues: { password: "" },
    errorText: (_name, code) =>
      code === WRONG ? t("profile.wrongPassword") : ruleText(t("profile.currentPassword"), code),
  });

  const submit = async ({ password }: Infer<typeof eraseForm>) => {
    setBusy(true);
    setFault(undefined);
    try {
      const waiting = await erasePerson(client, password);
      await device?.forget().catch(() => undefined);
      leaveSession(name);
      showSnackbar(t(waiting > 0 ? "personData.waiting" : "personData.erased"));
      return navigate({ screen: "home" });
    } catch (error) {
      const found = faultOf(error);
      if (found.kind === "refused" && found.reason === "auth_error")
        fields.form.setError("password", { type: WRONG });
      else if (!endsSession(found)) setFault(found);
    }
    setBusy(false);
  };

  return { fields, submit, busy, fault };
}
