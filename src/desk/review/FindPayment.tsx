import SearchIcon from "lucide-react/icons/search";
import { useTranslation } from "react-i18next";
import { type Infer, object } from "superstruct";
import { filledTo } from "../../domain/schemas/typedText.ts";
import { useRuleText } from "../../screens/parts/texts.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Icon } from "../../ui/text/Icon.tsx";

const LONGEST = 40;

const findForm = object({ number: filledTo(LONGEST) });

type FindValues = Infer<typeof findForm>;

/** Searches for one payment by its transaction or receipt number. */
export function FindPayment(props: {
  readonly busy: boolean;
  readonly onFind: (number: string) => Promise<void>;
}) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const fields: SchemaForm<FindValues> = useSchemaForm({
    schema: findForm,
    defaultValues: { number: "" },
    errorText: (_name, code) => ruleText(t("review.number"), code, { length: LONGEST }),
  });
  return (
    <Card tone="sunken">
      <Form of={fields} onSubmit={({ number }) => props.onFind(number.trim())} aria-label={t("review.find")}>
        <Stack>
          <FormField
            of={fields}
            name="number"
            label={t("review.number")}
            hint={t("review.numberHint")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            length="medium"
            translate="no"
            enterKeyHint="search"
          />
          <Actions>
            <Button type="submit" busy={props.busy}>
              <Icon icon={SearchIcon} />
              {t("review.submit")}
            </Button>
          </Actions>
        </Stack>
      </Form>
    </Card>
  );
}
