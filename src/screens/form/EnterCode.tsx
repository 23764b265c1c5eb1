import { useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type Infer, object, refine } from "superstruct";
import { type Fault, faultOf } from "../../api/fault.ts";
import { type Credentials, confirmVerification } from "../../api/verification.ts";
import { fieldNameKey } from "../../domain/fieldNames.ts";
import { filledText } from "../../domain/schemas/typedText.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { useOwnClient } from "../environment.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { useRuleText } from "../parts/texts.ts";

const CODE_DIGITS = 6;

const SIX_DIGITS = /^\d{6}$/;

/** Removes the spaces that some apps put between the digits of a pasted code. */
function plainCode(typed: string): string {
  return typed.replace(/\s/g, "");
}

/** The form for a code. The name of each refinement is the name of a validation rule. */
export const codeForm = object({
  code: refine(filledText, "digits", (typed) => SIX_DIGITS.test(plainCode(typed))),
});

type CodeValues = Infer<typeof codeForm>;

/** After these faults the server may have accepted the code, because only its answer may be lost. */
const LOST: ReadonlySet<Fault["kind"]> = new Set(["timeout", "unreachable", "offline"]);

/**
 * Continues with a verified account.
 * @returns the fault if that failed; a refusal with the reason `unverified` if the account is not verified
 */
export type GoOn = () => Promise<Fault | undefined>;

/**
 * Confirms the code. After a lost answer the code may be used up, so a refusal of the next attempt proves nothing. The form then
 * tries whether the account is verified.
 */
export function useConfirmCode(account: Credentials, onVerified: GoOn) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const client = useOwnClient();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const [loginFault, setLoginFault] = useState<Fault>();
  const mayBeTaken = useRef(false);
  const fields: SchemaForm<CodeValues> = useSchemaForm({
    schema: codeForm,
    defaultValues: { code: "" },
    errorText: (_name, code) =>
      code === "invalid"
        ? t("errors.reason.invalid_code")
        : ruleText(t(fieldNameKey("code")), code, { length: CODE_DIGITS }),
  });

  const code = useWatch({ control: fields.form.control, name: "code" });

  const goOn = async () => setLoginFault(await onVerified());

  const refused = async (found: Fault) => {
    if (LOST.has(found.kind)) mayBeTaken.current = true;
    if (found.kind !== "refused" || found.reason !== "invalid_code") return setFault(found);
    if (mayBeTaken.current && (await onVerified()) === undefined) return;
    fields.form.setError("code", { type: "invalid" });
    fields.form.setFocus("code");
  };

  const under = async (work: () => Promise<void>) => {
    setBusy(true);
    setFault(undefined);
    await work();
    setBusy(false);
  };

  const confirm = async (code: string) => {
    try {
      await confirmVerification(client, account, code);
    } catch (error) {
      return await refused(faultOf(error));
    }
    await goOn();
  };

  return {
    fields,
    busy,
    /** Whether the field contains text. */
    isTyped: code !== "",
    fault,
    /** The fault of the call after a right code. */
    loginFault: loginFault,
    submit: ({ code }: CodeValues) => under(() => confirm(plainCode(code))),
    tryAgain: () => under(goOn),
  } as const;
}

type ConfirmingCode = ReturnType<typeof useConfirmCode>;

/** The form for the code. It also accepts a code that was sent before a reload of the page. */
export function EnterCode(props: {
  readonly of: ConfirmingCode;
  /** Whether entering the code is the next step. */
  readonly isNext: boolean;
}) {
  const { t } = useTranslation();
  const { fields, submit, busy, fault } = props.of;
  return (
    <Card as="section">
      <Form of={fields} onSubmit={submit} aria-label={t("verification.enter")}>
        <Stack>
          <Heading>{t("verification.enter")}</Heading>
          <FormField
            of={fields}
            name="code"
            label={t(fieldNameKey("code"))}
            hint={t("verification.codeHint", { digits: CODE_DIGITS })}
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="done"
            length="short"
            translate="no"
          />
          {fault !== undefined && !busy && <FaultNotice fault={fault} />}
          <Actions>
            <Button kind={props.isNext ? "primary" : "secondary"} type="submit" busy={busy}>
              {t("verification.confirm")}
            </Button>
          </Actions>
        </Stack>
      </Form>
    </Card>
  );
}
