import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { fieldNameKey } from "../../domain/fieldNames.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { EmailField } from "../parts/account/EmailField.tsx";
import { SecondFactorForm } from "./SecondFactorForm.tsx";
import { type AfterLogIn, useLogIn } from "./useLogIn.ts";

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
