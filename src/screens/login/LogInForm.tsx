import { useTranslation } from "react-i18next";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { useLogIn } from "./useLogIn.ts";

/** E-mail address and password, and what was wrong with them (specification, section 2: the login view). */
export function LogInForm() {
  const { t } = useTranslation();
  const { fields, submit, busy, problem } = useLogIn();
  return (
    <Card as="section">
      <Form of={fields} onSubmit={submit} summaryTitle={t("errors.summary")} aria-label={t("login.title")}>
        <Heading>{t("login.title")}</Heading>
        {problem !== undefined && !busy && <Notice tone="warning" role="alert" title={problem} />}
        <Stack>
          <FormField
            of={fields}
            name="email_address"
            label={t("login.email_address")}
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            length="medium"
            translate="no"
          />
          <FormField
            of={fields}
            name="password"
            label={t("login.password")}
            type="password"
            autoComplete="current-password"
            length="medium"
            translate="no"
          />
          <Actions>
            <Button kind="primary" type="submit" busy={busy}>
              {t("login.submit")}
            </Button>
          </Actions>
        </Stack>
      </Form>
    </Card>
  );
}
