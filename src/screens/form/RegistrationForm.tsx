import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Infer, object } from "superstruct";
import { type Fault, faultOf } from "../../api/fault.ts";
import { register } from "../../api/register.ts";
import { typedEmail } from "../../domain/schemas/typedText.ts";
import { openLogin, showForgotPassword } from "../../stores/loginDialog.ts";
import { clearRegistration, keepRegistration, useRegistrationDraft } from "../../stores/registrationDraft.ts";
import { showSnackbar } from "../../stores/snackbar.ts";
import { holdUnverified } from "../../stores/unverifiedAccount.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Fieldset } from "../../ui/field/Fieldset.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useOwnClient } from "../environment.tsx";
import { fullNameField, nricField, phoneField, userOf } from "../parts/account/accountFields.ts";
import { EmailField } from "../parts/account/EmailField.tsx";
import { NewPasswordFields } from "../parts/account/NewPasswordFields.tsx";
import { confirmed, newPassword, useNewPasswordTexts } from "../parts/account/newPassword.ts";
import { useAccountFields } from "../parts/account/useAccountFields.ts";
import { GoButton } from "../parts/GoButton.tsx";
import { useFaultText } from "../parts/texts.ts";

/** The registration (rules 5.2, 5.4, 5.5). It has no `cash`, an amount received at a counter (rule 5.3). */
export const registrationForm = confirmed(
  object({
    full_name: fullNameField,
    ic_no: nricField,
    phone: phoneField,
    email_address: typedEmail,
    ...newPassword,
  }),
);

type RegistrationValues = Infer<typeof registrationForm>;

/** The registration: the form, its fields and the last fault. It keeps a new account in memory for the verification. */
function useRegistration() {
  const { t } = useTranslation();
  const client = useOwnClient();
  const { inputs, nameOf, errorText } = useAccountFields();
  const password = useNewPasswordTexts("first");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const fields: SchemaForm<RegistrationValues> = useSchemaForm({
    schema: registrationForm,
    defaultValues: { ...useRegistrationDraft.getState(), password: "", confirm_password: "" },
    errorText: (name, code) =>
      name === "password" || name === "confirm_password"
        ? password.errorText(name, code)
        : errorText(name, code),
  });
  const { form } = fields;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepRegistration(values),
      }),
    [form],
  );

  const submit = async (typed: RegistrationValues) => {
    const account = { name: typed.email_address.trim(), password: typed.password };
    setBusy(true);
    setFault(undefined);
    try {
      await register(client, { ...userOf(typed), ...account });
      clearRegistration();
      holdUnverified(account);
    } catch (error) {
      const found = faultOf(error);
      setFault(found);
      if (isConflict(found)) showSnackbar(t("errors.reason.email_already_exist"));
    } finally {
      setBusy(false);
    }
  };

  return { fields, inputs, nameOf, submit, busy, fault } as const;
}

/** Whether the address already has an account (rule 8.32). */
function isConflict(fault: Fault): boolean {
  return fault.kind === "refused" && fault.reason === "email_already_exist";
}

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

/**
 * Explains why the registration failed (rules 8.4, 8.5). For an existing account it offers the log-in and a new password: the
 * account may come from the user's own earlier attempt, whose answer was lost.
 */
function RegistrationProblem({ fault }: { readonly fault: Fault }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const email = useRegistrationDraft((draft) => draft.email_address);
  if (isConflict(fault))
    return (
      <Notice tone="warning" role="alert" takesFocus title={t("errors.reason.email_already_exist")}>
        <Text>{t("registration.conflictHelp")}</Text>
        <Actions>
          <Button onClick={() => openLogin()}>{t("login.title")}</Button>
          <Button
            onClick={() => {
              openLogin();
              showForgotPassword(email);
            }}
          >
            {t("forgotPassword.title")}
          </Button>
        </Actions>
      </Notice>
    );
  const title = t("errors.reason.attempt_failed_please_try_again");
  const why = faultText(fault);
  const reference = "reference" in fault ? fault.reference : undefined;
  return (
    <Notice tone="warning" role="alert" takesFocus title={title}>
      {why !== title && <Text>{why}</Text>}
      {reference && (
        <Text size="small" translate="no">
          {t("common.reference", { reference })}
        </Text>
      )}
    </Notice>
  );
}
