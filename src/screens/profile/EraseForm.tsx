import type { TFunction } from "i18next";
import { useState } from "react";
import { type Infer, object } from "superstruct";
import { type Fault, faultOf } from "../../api/fault.ts";
import { erasePerson } from "../../api/personData.ts";
import { typedPassword } from "../../domain/schemas/typedText.ts";
import { endsSession, leaveSession } from "../../stores/session.ts";
import { showSnackbar } from "../../stores/snackbar.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Prose } from "../../ui/text/Prose.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useEnvironment, useOwnClient } from "../environment.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { useRuleText } from "../parts/texts.ts";

/** The error code for a wrong password. */
const WRONG = "wrong";

const eraseForm = object({ password: typedPassword });

/**
 * Erases the user's account, ends the session in this browser and deletes the documents kept on this device.
 * @param name the user's e-mail address
 */
function useErase(t: TFunction, name: string) {
  const ruleText = useRuleText();
  const client = useOwnClient();
  const { navigate, device } = useEnvironment();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const fields: SchemaForm<Infer<typeof eraseForm>> = useSchemaForm({
    schema: eraseForm,
    defaultValues: { password: "" },
    errorText: (_name, code) =>
      code === WRONG ? t("profile.wrongPassword") : ruleText(t("profile.currentPassword"), code),
  });

  const submit = async ({ password }: Infer<typeof eraseForm>) => {
    setBusy(true);
    setFault(undefined);
    try {
      const waiting = await erasePerson(client, password);
      await device?.forget().catch(() => undefined);
      leaveSession(name);
      showSnackbar(t(waiting > 0 ? "personData.waiting" : "personData.erased"));
      return navigate({ screen: "home" });
    } catch (error) {
      const found = faultOf(error);
      if (found.kind === "refused" && found.reason === "auth_error")
        fields.form.setError("password", { type: WRONG });
      else if (!endsSession(found)) setFault(found);
    }
    setBusy(false);
  };

  return { fields, submit, busy, fault };
}

/** The form that erases the account. It lists the erased and the kept data and asks for the password. @see useErase */
export function EraseForm(props: {
  readonly t: TFunction;
  /** The e-mail address. */
  readonly name: string;
  /** Whether the e-mail address is not verified. Then payments made with it may be another person's. */
  readonly isUnverified: boolean;
  readonly onCancel: () => void;
}) {
  const { t, name, isUnverified, onCancel } = props;
  const { fields, submit, busy, fault } = useErase(t, name);
  const isOpen = fault?.kind === "refused" && fault.reason === "still_open";
  return (
    <Form of={fields} onSubmit={submit} summaryTitle={t("errors.summary")} aria-label={t("personData.erase")}>
      <Stack>
        <HeadingLevel>
          <Stack gap="tight">
            <Heading size="part">{t("personData.goes")}</Heading>
            <Prose text={t("personData.goesText")} />
          </Stack>
          <Stack gap="tight">
            <Heading size="part">{t("personData.stays")}</Heading>
            <Prose text={t("personData.staysText")} />
          </Stack>
        </HeadingLevel>
        {isUnverified && <Notice tone="info" title={t("personData.kept")} />}
        <Text strong>{t("personData.final")}</Text>
        {/* With this field, a password manager fills in the right password. */}
        <input type="text" hidden autoComplete="username" value={name} readOnly />
        <FormField
          of={fields}
          name="password"
          label={t("profile.currentPassword")}
          type="password"
          autoComplete="current-password"
          length="medium"
          translate="no"
        />
        {isOpen && !busy && <Notice tone="warning" role="alert" title={t("personData.open")} />}
        {fault !== undefined && !isOpen && !busy && <FaultNotice fault={fault} />}
        <Actions>
          <Button kind="danger" type="submit" busy={busy}>
            {t("personData.erasing")}
          </Button>
          <Button onClick={onCancel}>{t("profile.cancel")}</Button>
        </Actions>
      </Stack>
    </Form>
  );
}
