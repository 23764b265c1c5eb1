import { useTranslation } from "react-i18next";
import type { OwnRecord } from "../../api/schemas/user.ts";
import { dropProfileDraft } from "../../stores/profileDraft.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { UpdateProblem } from "./UpdateProblem.tsx";
import { useProfileForm } from "./useProfileForm.ts";

/** The form that changes the user's record. */
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
      {fault !== undefined && !busy && <UpdateProblem fault={fault} />}
      <Stack>
        <FormField {...inputs.full_name} of={fields} name="full_name" />
        <FormField {...inputs.ic_no} of={fields} name="ic_no" hint={icHint} />
        <FormField {...inputs.phone} of={fields} name="phone" />
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
