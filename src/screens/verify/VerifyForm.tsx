import type { TFunction } from "i18next";
import { type Infer, object } from "superstruct";
import { filledText } from "../../domain/schemas/typedText.ts";
import { statementIn } from "../../domain/verifyLink.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { PASTED_INPUT } from "../parts/pastedInput.ts";
import { useRuleText } from "../parts/texts.ts";
import { ScanButton } from "../scan/ScanButton.tsx";
import type { ScanPurpose } from "../scan/scanPurpose.ts";

/** Accepts any text. The check reports what it is. */
const verifyForm = object({
  code: filledText,
});

type VerifyFormValues = Infer<typeof verifyForm>;

/** Reads a QR code with the camera, or its pasted text. @param t the texts of this page */
export function VerifyForm(props: {
  readonly t: TFunction;
  /** Whether a document was checked before. */
  readonly another: boolean;
  readonly onCheck: (text: string) => void;
}) {
  const ruleText = useRuleText();
  const { t, onCheck } = props;
  const title = t(props.another ? "verify.another" : "verify.form");
  const fields: SchemaForm<VerifyFormValues> = useSchemaForm({
    schema: verifyForm,
    defaultValues: { code: "" },
    errorText: (_name, code) => ruleText(t("verify.field"), code),
  });
  return (
    <Card as="section">
      <Form of={fields} onSubmit={({ code }) => onCheck(code)} aria-label={title}>
        <Stack>
          <Heading>{title}</Heading>
          <FormField
            of={fields}
            name="code"
            label={t("verify.field")}
            hint={t("verify.fieldHint")}
            {...PASTED_INPUT}
          />
          <Actions>
            <Button kind="primary" type="submit">
              {t("verify.check")}
            </Button>
            <ScanButton purpose={scanOf(t)} onScanned={onCheck} />
          </Actions>
        </Stack>
      </Form>
    </Card>
  );
}

function scanOf(t: TFunction): ScanPurpose {
  return {
    accepts: (text) => statementIn(text).kind !== "not_ours",
    title: t("verify.scan.title"),
    looking: t("verify.scan.looking"),
    unseen: t("verify.scan.unseen"),
    foreign: `${t("verify.outcome.not_ours.title")}. ${t("verify.outcome.not_ours.text")}`,
    typeInstead: t("verify.scan.typeInstead"),
  };
}
