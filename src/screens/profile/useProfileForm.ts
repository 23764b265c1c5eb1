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
 * Changes the user's record. It saves every change to the draft at once, until the user submits or cancels, so that neither a
 * refusal nor the end of the session loses input.
 */
export function useProfileForm(props: {
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
