import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { dynamic, object, type Struct, string } from "superstruct";
import { type Fault, faultOf } from "../../api/fault.ts";
import type { OwnRecord } from "../../api/schemas/user.ts";
import { updateUser } from "../../api/user.ts";
import { printedIdentityNumber } from "../../domain/identityNumber.ts";
import {
  dropProfileDraft,
  keepProfileDraft,
  type ProfileValues,
  useProfileDraft,
} from "../../stores/profileDraft.ts";
import { endsSession } from "../../stores/session.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { useOwnClient } from "../environment.tsx";
import { fullNameField, nricField, phoneField, userOf } from "../parts/account/accountFields.ts";
import { useAccountFields } from "../parts/account/useAccountFields.ts";
import { UpdateProblem } from "./UpdateProblem.tsx";

/**
 * The fields of the user's record that the user may change. A field with a value cannot become empty. A field without a value,
 * such as an administrator's identity number, may stay empty.
 */
export function profileForm({ full_name, ic_num, phone }: OwnRecord) {
  return object({
    full_name: fieldOf(full_name, fullNameField),
    ic_no: fieldOf(ic_num, nricField),
    phone: fieldOf(phone, phoneField),
  });
}

function fieldOf(current: string | undefined, field: Struct<string, null>): Struct<string, null> {
  return current === undefined ? dynamic((typed) => (typed === "" ? string() : field)) : field;
}

/**
 * Changes the user's record. It saves every change to the draft at once, until the user submits or cancels, so that neither a
 * refusal nor the end of the session loses input.
 */
function useProfileForm(props: {
  readonly record: OwnRecord;
  readonly onSaved: (record: OwnRecord) => void;
  /** Called when the record already has the typed values. An earlier update whose answer was lost may have written them. */
  readonly onUnchanged: () => void;
}) {
  const { record, onSaved, onUnchanged } = props;
  const client = useOwnClient();
  const { inputs, errorText } = useAccountFields();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const fields: SchemaForm<ProfileValues> = useSchemaForm({
    schema: profileForm(record),
    defaultValues: useProfileDraft.getState().draft?.values ?? valuesOf(record),
    errorText,
  });
  const { form } = fields;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepProfileDraft(record.name, { ...values }),
      }),
    [form, record.name],
  );

  const submit = async (typed: ProfileValues) => {
    setBusy(true);
    setFault(undefined);
    try {
      const saved = await updateUser(client, changesOf(typed));
      dropProfileDraft();
      onSaved(saved);
    } catch (error) {
      const found = faultOf(error);
      if (found.kind === "refused" && found.reason === "no_changes") onUnchanged();
      if (!endsSession(found)) setFault(found);
    }
    setBusy(false);
  };

  return { fields, inputs, submit, busy, fault };
}

function valuesOf({ full_name = "", ic_num = "", phone = "" }: OwnRecord): ProfileValues {
  return { full_name, ic_no: printedIdentityNumber(ic_num), phone };
}

/** Leaves empty fields out: the record never had a value for them. */
function changesOf(typed: ProfileValues) {
  const filled = Object.entries(userOf(typed)).filter(([, value]) => value !== "");
  return Object.fromEntries(filled);
}

export function ProfileForm(props: {
  readonly record: OwnRecord;
  readonly onSaved: (record: OwnRecord) => void;
  readonly onUnchanged: () => void;
  readonly onCancel: () => void;
}) {
  const { t } = useTranslation();
  const { fields, inputs, submit, busy, fault } = useProfileForm(props);
  const icHint = props.record.ic_verified ? t("profile.icAgain") : inputs.ic_no.hint;
  const cancel = () => {
    dropProfileDraft();
    props.onCancel();
  };
  return (
    <Form of={fields} onSubmit={submit} summaryTitle={t("errors.summary")} aria-label={t("profile.change")}>
      <Stack>
        <FormField {...inputs.full_name} of={fields} name="full_name" />
        <FormField {...inputs.ic_no} of={fields} name="ic_no" hint={icHint} />
        <FormField {...inputs.phone} of={fields} name="phone" />
        {fault !== undefined && !busy && <UpdateProblem fault={fault} />}
        <Actions>
          <Button kind="primary" type="submit" busy={busy}>
            {t("profile.save")}
          </Button>
          <Button onClick={cancel}>{t("profile.cancel")}</Button>
        </Actions>
      </Stack>
    </Form>
  );
}
