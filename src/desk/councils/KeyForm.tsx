import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Infer, object } from "superstruct";
import { createCouncilKey } from "../../api/councilData.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { CopyableCode } from "../../screens/parts/CopyableCode.tsx";
import { useRuleText } from "../../screens/parts/texts.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { useDeskAction } from "../parts/useDeskAction.ts";
import { filledLine, LINE_LONGEST } from "./contactInput.ts";

const keyInput = object({ name: filledLine });

type KeyInput = Infer<typeof keyInput>;

/** Makes a key for a council's program, and shows it once. @param onMade reads the list again, also after a lost answer */
export function KeyForm(props: { readonly council: CouncilCode; readonly onMade: () => void }) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const { council, onMade } = props;
  const { run, busy, fault } = useDeskAction();
  const [made, setMade] = useState<{ readonly name: string; readonly key: string }>();
  const fields: SchemaForm<KeyInput> = useSchemaForm({
    schema: keyInput,
    defaultValues: { name: "" },
    errorText: (_name, code) => ruleText(t("deskCouncils.keys.newName"), code, { length: LINE_LONGEST }),
  });
  const make = async (input: KeyInput) => {
    const name = input.name.trim();
    setMade(undefined);
    const isMade = await run(async (client) => {
      setMade({ name, key: await createCouncilKey(client, council, name) });
      return (t) => `${t("deskCouncils.keys.made")} ${t("deskCouncils.keys.madeHelp")}`;
    });
    if (isMade) fields.form.reset();
    onMade();
  };
  return (
    <Form of={fields} onSubmit={make} aria-label={t("deskCouncils.keys.make")}>
      <Stack>
        <FormField
          of={fields}
          name="name"
          label={t("deskCouncils.keys.newName")}
          hint={t("deskCouncils.keys.newNameHelp")}
          autoComplete="off"
          translate="no"
        />
        <Actions>
          <Button type="submit" kind="primary" busy={busy}>
            {t("deskCouncils.keys.make")}
          </Button>
        </Actions>
        <DeskFault fault={fault} />
        {made !== undefined && (
          <Notice tone="success" title={t("deskCouncils.keys.made")}>
            <Stack>
              <Text>{t("deskCouncils.keys.madeHelp")}</Text>
              <CopyableCode
                label={t("deskCouncils.keys.keyOf", { name: made.name })}
                code={made.key}
                words={{
                  copy: t("deskCouncils.keys.copy"),
                  copied: t("deskCouncils.keys.copied"),
                  selected: t("deskCouncils.keys.selected"),
                }}
              />
            </Stack>
          </Notice>
        )}
      </Stack>
    </Form>
  );
}
