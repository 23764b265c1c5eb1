import { useTranslation } from "react-i18next";
import { type Infer, object } from "superstruct";
import { fieldNameKey } from "../../domain/fieldNames.ts";
import { typedPassword } from "../../domain/schemas/typedText.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { useRuleText } from "../parts/texts.ts";

const passwordForm = object({ password: typedPassword });

type PasswordValues = Infer<typeof passwordForm>;

/** Asks a logged-in user for the password again. */
export function OwnPassword(props: { readonly onGiven: (password: string) => void }) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const fields: SchemaForm<PasswordValues> = useSchemaForm({
    schema: passwordForm,
    defaultValues: { password: "" },
    errorText: (_name, code) => ruleText(t(fieldNameKey("password")), code),
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
            label={t(fieldNameKey("password"))}
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
