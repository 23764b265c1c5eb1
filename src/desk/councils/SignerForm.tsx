import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Infer, object } from "superstruct";
import { signaturePath } from "../../api/councilData.ts";
import type { CouncilData } from "../../api/schemas/councils/councilData.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { useRuleText } from "../../screens/parts/texts.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { filledLine, LINE_LONGEST } from "./contactInput.ts";
import { PictureField, StoredPicture } from "./PictureField.tsx";
import type { SectionProps } from "./useCouncilStep.ts";

const signerInput = object({ name: filledLine, title: filledLine });

type SignerInput = Infer<typeof signerInput>;

/** Who signs a council's licences, with the signature. */
export function SignerForm(
  props: SectionProps & Pick<CouncilData, "signer" | "signature"> & { readonly council: CouncilCode },
) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const { council, signer, signature, busy, outcome, onChange } = props;
  const [chosen, setChosen] = useState<string>();
  const fields: SchemaForm<SignerInput> = useSchemaForm({
    schema: signerInput,
    defaultValues: signer ?? { name: "", title: "" },
    errorText: (name, code) =>
      ruleText(t(name === "name" ? "deskCouncils.signerName" : "deskCouncils.signerTitle"), code, {
        length: LINE_LONGEST,
      }),
  });
  const disabled = onChange === undefined;
  const save = async ({ name, title }: SignerInput) => {
    await onChange?.({
      signer: { name: name.trim(), title: title.trim() },
      ...(chosen !== undefined && { signature: chosen }),
    });
  };
  return (
    <Stack as="section">
      <Heading>{t("deskCouncils.signer")}</Heading>
      <Text tone="muted">{t("deskCouncils.signerHelp")}</Text>
      {signature !== null && (
        <StoredPicture
          path={`${signaturePath(council)}?version=${signature}`}
          alt={t("deskCouncils.signature")}
        />
      )}
      <Form
        of={fields}
        onSubmit={save}
        aria-label={t("deskCouncils.signer")}
        summaryTitle={t("errors.summary")}
      >
        <Stack>
          <FormField
            of={fields}
            name="name"
            label={t("deskCouncils.signerName")}
            hint={t("deskCouncils.signerNameHelp")}
            autoComplete="off"
            disabled={disabled}
            translate="no"
          />
          <FormField
            of={fields}
            name="title"
            label={t("deskCouncils.signerTitle")}
            autoComplete="off"
            disabled={disabled}
            translate="no"
          />
          {!disabled && (
            <>
              <PictureField
                name="signature"
                label={t("deskCouncils.newSignature")}
                hint={t("deskCouncils.newSignatureHelp")}
                onChoose={setChosen}
              />
              <Actions>
                <Button type="submit" kind="primary" busy={busy}>
                  {t("deskCouncils.saveSigner")}
                </Button>
              </Actions>
              {outcome}
            </>
          )}
        </Stack>
      </Form>
    </Stack>
  );
}
