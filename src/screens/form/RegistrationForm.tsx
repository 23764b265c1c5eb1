import { useTranslation } from "react-i18next";
import { openLogin } from "../../stores/loginDialog.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Fieldset } from "../../ui/field/Fieldset.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { EmailField } from "../parts/account/EmailField.tsx";
import { NewPasswordFields } from "../parts/account/NewPasswordFields.tsx";
import { GoButton } from "../parts/GoButton.tsx";
import { RegistrationProblem } from "./RegistrationProblem.tsx";
import { isConflict, useRegistration } from "./useRegistration.ts";

/**
 * The registration form, with a log-in button for a user who has registered already. After a reload the page no longer has the
 * password of a new account, and a log-in leads to its verification.
 */
export function RegistrationForm() {
  const { t } = useTranslation();
  const { fields, inputs, nameOf, submit, busy, fault } = useRegistration();
  return (
    <>
      <Text tone="muted">{t("registration.lead")}</Text>
      {/* After a conflict the form itself offers the log-in. */}
      {!(fault && isConflict(fault)) && (
        <Card tone="sunken">
          <Inline justify="between">
            <Text>{t("registration.already")}</Text>
            <Button onClick={() => openLogin()}>{t("login.title")}</Button>
          </Inline>
        </Card>
      )}
      <Form
        of={fields}
        onSubmit={submit}
        summaryTitle={t("errors.summary")}
        aria-label={t("shell.screen.form")}
      >
        {fault !== undefined && <RegistrationProblem fault={fault} />}
        <Card>
          <Fieldset legend={t("registration.you")} hint={t("registration.youHelp")}>
            <Stack>
              <FormField of={fields} name="full_name" {...inputs.full_name} />
              <FormField of={fields} name="ic_no" {...inputs.ic_no} />
              <FormField of={fields} name="phone" {...inputs.phone} />
            </Stack>
          </Fieldset>
        </Card>
        <Card>
          <Fieldset legend={t("registration.logIn")} hint={t("registration.logInHelp")}>
            <Stack>
              <EmailField
                of={fields}
                name="email_address"
                label={nameOf("email_address")}
                autoComplete="username"
              />
              <NewPasswordFields of={fields} kind="first" />
            </Stack>
          </Fieldset>
        </Card>
        <Button kind="primary" type="submit" wide busy={busy}>
          {t("registration.submit")}
        </Button>
      </Form>
      <Inline>
        <GoButton kind="quiet" flush="start" to={{ screen: "privacy" }}>
          {t("shell.page.privacy")}
        </GoButton>
      </Inline>
    </>
  );
}
