import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type Infer, object, string } from "superstruct";
import { createStaff } from "../../api/staff.ts";
import { EMAIL_LONGEST } from "../../domain/contact.ts";
import { filledText, typedEmail } from "../../domain/schemas/typedText.ts";
import { usePageLanguage, useRuleText } from "../../screens/parts/texts.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { FormSelect } from "../../ui/form/FormSelect.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { DoneMark } from "../parts/DoneMark.tsx";
import { CouncilOptions, hasCouncils, RoleOptions, roleOf } from "./roleChoice.tsx";
import { useStaffStep } from "./useStaffStep.ts";

const creation = object({ name: typedEmail, role: filledText, council: string() });

type Creation = Infer<typeof creation>;

/** Creates a user with one role. The user gets a link by e-mail, in the language of the page. */
export function CreateUserForm({ onCreated }: { readonly onCreated: () => void }) {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const ruleText = useRuleText();
  const { take, busy, fault, said } = useStaffStep(onCreated);
  const fields: SchemaForm<Creation> = useSchemaForm({
    schema: creation,
    defaultValues: { name: "", role: "", council: "" },
    errorText: (name, code) =>
      ruleText(t(name === "name" ? "deskUsers.name" : "deskUsers.role"), code, { length: EMAIL_LONGEST }),
  });
  const role = useWatch({ control: fields.form.control, name: "role" });
  const send = async ({ name, ...chosen }: Creation) => {
    const asked = { name: name.trim(), roles: [roleOf(chosen)], language };
    if (
      await take(
        (client) => createStaff(client, asked),
        (t) => t("deskUsers.created"),
      )
    )
      fields.form.reset();
  };
  return (
    <Form of={fields} onSubmit={send} aria-label={t("deskUsers.newUser")}>
      <Stack>
        <FormField
          of={fields}
          name="name"
          label={t("deskUsers.name")}
          type="email"
          autoComplete="off"
          translate="no"
        />
        <FormSelect of={fields} name="role" label={t("deskUsers.role")}>
          <RoleOptions />
        </FormSelect>
        {hasCouncils(role) && (
          <FormSelect of={fields} name="council" label={t("deskUsers.council")}>
            <CouncilOptions />
          </FormSelect>
        )}
        <Actions>
          <Button kind="primary" type="submit" busy={busy}>
            {t("deskUsers.create")}
          </Button>
        </Actions>
        <DoneMark said={said} />
        <DeskFault fault={fault} />
      </Stack>
    </Form>
  );
}
