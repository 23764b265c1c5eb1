import { useTranslation } from "react-i18next";
import type { CouncilContact } from "../../api/schemas/councils/councilContact.ts";
import { EMAIL_LONGEST } from "../../domain/contact.ts";
import { useRuleText } from "../../screens/parts/texts.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import {
  ADDRESS_LINES,
  type ContactInput,
  contactInput,
  contactOf,
  inputOf,
  LINE_LONGEST,
} from "./contactInput.ts";
import type { SectionProps } from "./useCouncilStep.ts";

/** How citizens reach a council. Its receipts print it. */
export function ContactForm(props: SectionProps & { readonly contact: CouncilContact | null }) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const { busy, outcome, onChange } = props;
  const labels: Readonly<Record<keyof ContactInput, string>> = {
    address1: t("deskCouncils.address1"),
    address2: t("deskCouncils.address2"),
    address3: t("deskCouncils.address3"),
    address4: t("deskCouncils.address4"),
    phone: t("deskCouncils.phone"),
    email: t("deskCouncils.email"),
    register_number: t("deskCouncils.registerNumber"),
  };
  const fields: SchemaForm<ContactInput> = useSchemaForm({
    schema: contactInput,
    defaultValues: inputOf(props.contact),
    errorText: (name, code) =>
      ruleText(labels[name], code, { length: name === "email" ? EMAIL_LONGEST : LINE_LONGEST }),
  });
  const disabled = onChange === undefined;
  return (
    <Stack as="section">
      <Heading>{t("deskCouncils.contact")}</Heading>
      <Text tone="muted">{t("deskCouncils.contactHelp")}</Text>
      <Form
        of={fields}
        onSubmit={async (input) => void (await onChange?.({ contact: contactOf(input) }))}
        aria-label={t("deskCouncils.contact")}
        summaryTitle={t("errors.summary")}
      >
        <Stack>
          {ADDRESS_LINES.map((name) => (
            <FormField
              key={name}
              of={fields}
              name={name}
              label={labels[name]}
              autoComplete="off"
              disabled={disabled}
              translate="no"
            />
          ))}
          <FormField
            of={fields}
            name="phone"
            label={labels.phone}
            type="tel"
            autoComplete="off"
            length="medium"
            disabled={disabled}
          />
          <FormField
            of={fields}
            name="email"
            label={labels.email}
            type="email"
            autoComplete="off"
            disabled={disabled}
            translate="no"
          />
          <FormField
            of={fields}
            name="register_number"
            label={labels.register_number}
            hint={t("deskCouncils.registerNumberHelp")}
            autoComplete="off"
            length="medium"
            disabled={disabled}
            translate="no"
          />
          {!disabled && (
            <>
              <Actions>
                <Button type="submit" kind="primary" busy={busy}>
                  {t("deskCouncils.saveContact")}
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
