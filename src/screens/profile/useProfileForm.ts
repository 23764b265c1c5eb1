import { useEffect, useState } from "react";
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
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { userOf } from "../parts/account/accountFields.ts";
import { useAccountFields } from "../parts/account/useAccountFields.ts";
import { useOwnClient } from "../parts/useClient.ts";
import { profileForm } from "./profileForm.ts";

/**
 * Changing the own record. What is typed is kept at once, until it is saved or given up: a refusal or a session that ended
 * loses none of it.
 */
export function useProfileForm(props: {
  readonly record: OwnRecord;
  readonly onSaved: (record: OwnRecord) => void;
  /** The record was as it was typed already: an update whose answer was lost may have made it so. */
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

/** What is empty was never there, and is not sent. */
function changesOf(typed: ProfileValues) {
  const filled = Object.entries(userOf(typed)).filter(([, value]) => value !== "");
  return Object.fromEntries(filled);
}
