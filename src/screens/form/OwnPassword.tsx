import { useTranslation } from "react-i18next";
import { type Infer, object, refine, string } from "superstruct";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";

/** Taken as it is, spaces too. */
const passwordForm = object({ password: refine(string(), "required", (typed) => typed !== "") });

type PasswordValues = Infer<typeof passwordForm>;

/** Asks who is logged in for the password once more. */
export function OwnPassword(props: { readonly onGiven: (password: string) => void }) {
  const { t } = useTranslation();
  const fields: SchemaForm<PasswordValues> = useSchemaForm({
    schema: passwordForm,
    defaultValues: { password: "" },
    errorText: () => t("errors.validation.required", { field: t("login.password") }),
  });
  return (
    <Card as="section">
      <Form
        of={fields}
        onSubmit={({ password }) => props.onGiven(password)}
        aria-label={t("verification.password")}
      >
        <Stack>
          <FormField
            of={fields}
            name="password"
            label={t("login.password")}
            hint={t("verification.passwordHint")}
            type="password"
            autoComplete="current-password"
            length="medium"
            translate="no"
          />
          <Actions>
            <Button kind="primary" type="submit">
              {t("verification.goOn")}
            </Button>
          </Actions>
        </Stack>
      </Form>
    </Card>
  );
}
