import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Fault } from "../../api/fault.ts";
import { fieldNameKey } from "../../domain/fieldNames.ts";
import { closeLogin } from "../../stores/loginDialog.ts";
import { clearFault, logIn } from "../../stores/session.ts";
import { useSession } from "../../stores/sessionState.ts";
import { clearUnverified, holdUnverified } from "../../stores/unverifiedAccount.ts";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { useEnvironment } from "../environment.tsx";
import { useOwnClient } from "../parts/useClient.ts";
import { useFaultText } from "../parts/useFaultText.ts";
import { useRuleText } from "../parts/useRuleText.ts";
import { type LogInValues, logInForm } from "./logInForm.ts";

/** The next steps after a log-in. They depend on where the form is. */
export interface AfterLogIn {
  readonly onSuccess?: () => void;
  readonly onFailure?: () => void;
}

/** The log-in: the form, the text of the last fault, and `submit`. An unverified account continues with its verification. */
export function useLogIn({ onSuccess, onFailure }: AfterLogIn) {
  const { t } = useTranslation();
  const { navigate } = useEnvironment();
  const ruleText = useRuleText();
  const client = useOwnClient();
  const error = useSession((state) => state.error);
  const faultText = useFaultText();
  const [busy, setBusy] = useState(false);
  const [secondFactor, setSecondFactor] = useState<SecondFactorStep>();
  const fields: SchemaForm<LogInValues> = useSchemaForm({
    schema: logInForm,
    defaultValues: { email_address: "", password: "" },
    errorText: (name, code) => ruleText(t(fieldNameKey(name)), code),
  });

  const submit = async ({ email_address, password }: LogInValues) => {
    const name = email_address.trim();
    setBusy(true);
    const isIn = await logIn(client, name, password);
    setBusy(false);
    if (isIn) {
      clearUnverified();
      onSuccess?.();
    } else if (isUnverified(useSession.getState().error)) {
      holdUnverified({ name, password });
      closeLogin();
      navigate({ screen: "form" });
    } else {
      const step = secondFactorStep(useSession.getState().error);
      if (step === undefined) return onFailure?.();
      clearFault();
      setSecondFactor(step);
    }
  };

  return { fields, submit, busy, problem: error && faultText(error), secondFactor };
}

/** A member of the staff continues with a code of the authenticator app, or sets the app up. */
type SecondFactorStep = "needed" | "unset";

function secondFactorStep(fault: Fault | undefined): SecondFactorStep | undefined {
  if (fault?.kind !== "refused") return undefined;
  if (fault.reason === "second_factor_needed") return "needed";
  return fault.reason === "second_factor_unset" ? "unset" : undefined;
}

function isUnverified(fault: Fault | undefined): boolean {
  return fault?.kind === "refused" && fault.reason === "unverified";
}
