import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Fault, faultOf } from "../../api/fault.ts";
import { type Enrolment, readEnrolment, showCode } from "../../api/secondFactor.ts";
import type { Session } from "../../api/session.ts";
import { fieldNameKey } from "../../domain/fieldNames.ts";
import { finishLogIn } from "../../stores/session.ts";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { useOwnClient } from "../parts/useClient.ts";
import { useRuleText } from "../parts/useRuleText.ts";
import { type SecondFactorValues, secondFactorForm } from "./secondFactorForm.ts";

/**
 * The second step of a staff log-in.
 * @param isUnset whether the account sets its app up now
 */
export function useSecondFactor(isUnset: boolean, onSuccess: (() => void) | undefined) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const client = useOwnClient();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);
  /** The session is known to the pages only when the reader has kept the recovery codes. */
  const [shown, setShown] = useState<{ readonly session: Session; readonly codes: readonly string[] }>();
  const fields: SchemaForm<SecondFactorValues> = useSchemaForm({
    schema: secondFactorForm,
    defaultValues: { code: "" },
    errorText: (name, code) => ruleText(t(fieldNameKey(name)), code),
  });

  useEffect(() => {
    if (isUnset) readEnrolment(client).then(setEnrolment, (error: unknown) => setFault(faultOf(error)));
  }, [client, isUnset]);

  const finish = (session: Session) => {
    finishLogIn(client, session);
    onSuccess?.();
  };

  const submit = async ({ code }: SecondFactorValues) => {
    setBusy(true);
    setFault(undefined);
    try {
      const { session, recoveryCodes } = await showCode(client, code.trim());
      if (recoveryCodes === undefined) finish(session);
      else setShown({ session, codes: recoveryCodes });
    } catch (error) {
      setFault(faultOf(error));
    }
    setBusy(false);
  };

  return { fields, submit, busy, fault, enrolment, shown, finish };
}
