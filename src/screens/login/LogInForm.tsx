import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Infer, object } from "superstruct";
import type { Fault } from "../../api/fault.ts";
import { fieldNameKey } from "../../domain/fieldNames.ts";
import { filledText, typedPassword } from "../../domain/schemas/typedText.ts";
import { closeLogin } from "../../stores/loginDialog.ts";
import { clearFault, logIn } from "../../stores/session.ts";
import { useSession } from "../../stores/sessionState.ts";
import { clearUnverified, holdUnverified } from "../../stores/unverifiedAccount.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { useEnvironment, useOwnClient } from "../environment.tsx";
import { EmailField } from "../parts/account/EmailField.tsx";
import { useFaultText, useRuleText } from "../parts/texts.ts";
import { SecondFactorForm } from "./SecondFactorForm.tsx";

/** The log-in form (rule 5.1, which sets no limits of length). It accepts a password unchanged, spaces included. */
export const logInForm = object({
  email_address: filledText,
  password: typedPassword,
});

type LogInValues = Infer<typeof logInForm>;

/** The next steps after a log-in. They depend on where the form is. */
export interface AfterLogIn {
  readonly onSuccess?: () => void;
  readonly onFailure?: () => void;
}

/** The log-in: the form, the text of the last fault, and `submit`. An unverified account continues with its verification. */
function useLogIn({ onSuccess, onFailure }: AfterLogIn) {
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

/**
 * E-mail address, password and the last error (rule 2.26).
 * @param children further actions below the button. They get a function that returns the typed address.
 */
export function LogInForm({
  children,
  ...after
}: AfterLogIn & { readonly children?: (typedEmail: () => string) => ReactNode }) {
  const { t } = useTranslation();
  const { fields, submit, busy, problem, secondFactor } = useLogIn(after);
  if (secondFactor !== undefined)
    return <SecondFactorForm isUnset={secondFactor === "unset"} onSuccess={after.onSuccess} />;
  return (
    <Form of={fields} onSubmit={submit} summaryTitle={t("errors.summary")} aria-label={t("login.title")}>
      {problem !== undefined && !busy && <Notice tone="warning" role="alert" title={problem} />}
      <Stack>
        <EmailField
          of={fields}
          name="email_address"
          label={t(fieldNameKey("email_address"))}
          autoComplete="username"
        />
        <FormField
          of={fields}
          name="password"
          label={t(fieldNameKey("password"))}
          type="password"
          autoComplete="current-password"
          translate="no"
        />
        <Actions>
          <Button kind="primary" type="submit" busy={busy}>
            {t("loginForm.submit")}
          </Button>
        </Actions>
        {children?.(() => fields.form.getValues("email_address"))}
      </Stack>
    </Form>
  );
}
