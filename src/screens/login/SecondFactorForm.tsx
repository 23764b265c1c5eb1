import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Infer, object } from "superstruct";
import { type Fault, faultOf } from "../../api/fault.ts";
import { type Enrolment, readEnrolment, showCode } from "../../api/secondFactor.ts";
import type { Session } from "../../api/session.ts";
import { fieldNameKey } from "../../domain/fieldNames.ts";
import { filledText } from "../../domain/schemas/typedText.ts";
import { finishLogIn } from "../../stores/session.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { CodeBlock } from "../../ui/text/CodeBlock.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useOwnClient } from "../environment.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { QrCode } from "../parts/QrCode.tsx";
import { useRuleText } from "../parts/texts.ts";

/** A code of the authenticator app, or a recovery code. */
const secondFactorForm = object({ code: filledText });

type SecondFactorValues = Infer<typeof secondFactorForm>;

/**
 * The second step of a staff log-in.
 * @param isUnset whether the account sets its app up now
 */
function useSecondFactor(isUnset: boolean, onSuccess: (() => void) | undefined) {
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

/** The second step of a staff log-in: a code of the authenticator app, which the first log-in sets up. */
export function SecondFactorForm(props: {
  /** Whether the account has no app yet. */
  readonly isUnset: boolean;
  readonly onSuccess?: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { fields, submit, busy, fault, enrolment, shown, finish } = useSecondFactor(
    props.isUnset,
    props.onSuccess,
  );
  if (shown !== undefined)
    return (
      <Stack>
        <Notice tone="success" role="status" title={t("secondFactor.recoveryTitle")}>
          <Text>{t("secondFactor.recoveryHelp")}</Text>
        </Notice>
        <CodeBlock code={shown.codes.join("\n")} label={t("secondFactor.recoveryCodes")} />
        <Actions>
          <Button kind="primary" onClick={() => finish(shown.session)}>
            {t("secondFactor.continue")}
          </Button>
        </Actions>
      </Stack>
    );
  return (
    <Form of={fields} onSubmit={submit} aria-label={t("secondFactor.title")}>
      <Stack>
        {fault !== undefined && !busy && <FaultNotice fault={fault} />}
        <Text>{t(props.isUnset ? "secondFactor.setHelp" : "secondFactor.help")}</Text>
        {enrolment !== undefined && (
          <>
            <QrCode value={enrolment.address} label={t("secondFactor.qr")} />
            <CodeBlock code={enrolment.secret} label={t("secondFactor.secret")} />
          </>
        )}
        <FormField
          of={fields}
          name="code"
          label={t(fieldNameKey("code"))}
          hint={t("secondFactor.codeHint")}
          autoComplete="one-time-code"
          translate="no"
        />
        <Actions>
          <Button kind="primary" type="submit" busy={busy}>
            {t("loginForm.submit")}
          </Button>
        </Actions>
      </Stack>
    </Form>
  );
}
