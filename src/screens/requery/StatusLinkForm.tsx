import { useTranslation } from "react-i18next";
import { type Infer, object, refine } from "superstruct";
import { pastedToken } from "../../domain/payments/statusLink.ts";
import { filledText } from "../../domain/schemas/typedText.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { useEnvironment } from "../environment.tsx";
import { PASTED_INPUT } from "../parts/pastedInput.ts";
import { useRuleText } from "../parts/texts.ts";

export const statusLinkForm = object({
  link: refine(filledText, "statusLink", (pasted) => pastedToken(pasted) !== undefined),
});

type StatusLinkValues = Infer<typeof statusLinkForm>;

/** The citizen pastes a status link or its code, and the screen shows the payment. */
export function StatusLinkForm(props: {
  /** Whether the screen already shows a payment. */
  readonly another: boolean;
  /** Called when the link names the payment that is already shown. */
  readonly onSame: () => void;
}) {
  const { t } = useTranslation();
  const { navigate, statusToken } = useEnvironment();
  const ruleText = useRuleText();
  const title = t(props.another ? "requery.another" : "requery.find");
  const fields: SchemaForm<StatusLinkValues> = useSchemaForm({
    schema: statusLinkForm,
    defaultValues: { link: "" },
    errorText: (_name, code) =>
      code === "statusLink"
        ? `${t("requery.notALink")} ${t("requery.linkHelp")}`
        : ruleText(t("requery.link"), code),
  });
  const show = ({ link }: StatusLinkValues) => {
    const token = pastedToken(link);
    if (token === statusToken) props.onSame();
    else navigate({ screen: "requery", token });
  };
  return (
    <Card as="section">
      <Form of={fields} onSubmit={show} aria-label={title}>
        <Stack>
          <Heading>{title}</Heading>
          <FormField
            of={fields}
            name="link"
            label={t("requery.link")}
            hint={t("requery.linkHint")}
            {...PASTED_INPUT}
          />
          <Actions>
            <Button kind={props.another ? "secondary" : "primary"} type="submit">
              {t("requery.check")}
            </Button>
          </Actions>
        </Stack>
      </Form>
    </Card>
  );
}
