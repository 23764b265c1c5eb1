import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { type Infer, object, refine } from "superstruct";
import type { Language } from "../../domain/language.ts";
import { PUNCTUATION } from "../../domain/punctuation.ts";
import { filledText } from "../../domain/schemas/typedText.ts";
import { statementIn } from "../../domain/statements/verifyLink.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { PASTED_INPUT } from "../parts/pastedInput.ts";
import { usePageLanguage, useRuleText } from "../parts/texts.ts";
import { ScanButton } from "../scan/ScanButton.tsx";
import type { ScanPurpose } from "../scan/scanPurpose.ts";

const ours = refine(filledText, "not_ours", (text) => statementIn(text).kind !== "not_ours");

const verifyForm = object({
  code: refine(ours, "unreadable", (text) => statementIn(text).kind !== "unreadable"),
});

type VerifyFormValues = Infer<typeof verifyForm>;

/** Reads a QR code with the camera, or its pasted text. @param onCheck gets the signed statement in it */
export function VerifyForm({ onCheck }: { readonly onCheck: (compact: string) => void }) {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const ruleText = useRuleText();
  const fields: SchemaForm<VerifyFormValues> = useSchemaForm({
    schema: verifyForm,
    defaultValues: { code: "" },
    errorText: (_name, code) =>
      code === "not_ours" || code === "unreadable"
        ? whyNot(code, t, language)
        : ruleText(t("verify.field"), code),
  });
  const check = ({ code }: VerifyFormValues) => {
    const found = statementIn(code);
    if (found.kind === "statement") onCheck(found.compact);
  };
  const scanned = (code: string) => {
    fields.form.setValue("code", code);
    void fields.form.handleSubmit(check, () => fields.form.setFocus("code"))();
  };
  return (
    <Card as="section">
      <Form of={fields} onSubmit={check} aria-label={t("verify.form")}>
        <Stack>
          <Heading>{t("verify.form")}</Heading>
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
            <ScanButton purpose={scanOf(t, language)} onScanned={scanned} />
          </Actions>
        </Stack>
      </Form>
    </Card>
  );
}

/** The codes that this screen wants, and the texts of the scan. */
export function scanOf(t: TFunction, language: Language): ScanPurpose {
  return {
    accepts: (text) => statementIn(text).kind !== "not_ours",
    title: t("verify.scan.title"),
    texts: () => ({
      looking: t("verify.scan.looking"),
      unseen: t("verify.scan.unseen"),
      foreign: whyNot("not_ours", t, language),
      typeInstead: t("verify.scan.typeInstead"),
    }),
  };
}

function whyNot(kind: "not_ours" | "unreadable", t: TFunction, language: Language): string {
  return `${t(`verify.outcome.${kind}.title`)}${PUNCTUATION[language].stop}${t(`verify.outcome.${kind}.text`)}`;
}
