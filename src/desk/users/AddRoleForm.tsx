import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type Infer, object, string } from "superstruct";
import { filledText } from "../../domain/schemas/typedText.ts";
import { useRuleText } from "../../screens/parts/texts.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormSelect } from "../../ui/form/FormSelect.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { CouncilOptions, hasCouncils, RoleOptions, roleOf } from "./roleChoice.tsx";

const addition = object({ added: filledText, council: string() });

type Addition = Infer<typeof addition>;

/** Gives a user one more role. */
export function AddRoleForm(props: {
  readonly busy: boolean;
  readonly onAdd: (role: string) => Promise<boolean>;
}) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const fields: SchemaForm<Addition> = useSchemaForm({
    schema: addition,
    defaultValues: { added: "", council: "" },
    errorText: (_name, code) => ruleText(t("deskUsers.role"), code),
  });
  const role = useWatch({ control: fields.form.control, name: "added" });
  const add = async ({ added, council }: Addition) => {
    if (await props.onAdd(roleOf({ role: added, council }))) fields.form.reset();
  };
  return (
    <Form of={fields} onSubmit={add} aria-label={t("deskUsers.addRole")}>
      <Stack>
        <FormSelect of={fields} name="added" label={t("deskUsers.role")}>
          <RoleOptions />
        </FormSelect>
        {hasCouncils(role) && (
          <FormSelect of={fields} name="council" label={t("deskUsers.council")}>
            <CouncilOptions />
          </FormSelect>
        )}
        <Actions>
          <Button type="submit" busy={props.busy}>
            {t("deskUsers.addRole")}
          </Button>
        </Actions>
      </Stack>
    </Form>
  );
}
