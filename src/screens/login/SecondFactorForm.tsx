import { useTranslation } from "react-i18next";
import { fieldNameKey } from "../../domain/fieldNames.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { CodeBlock } from "../../ui/text/CodeBlock.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { QrCode } from "../parts/QrCode.tsx";
import { useSecondFactor } from "./useSecondFactor.ts";

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
