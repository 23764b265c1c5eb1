import { useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { type Fault, faultOf } from "../../api/fault.ts";
import { type Credentials, confirmVerification } from "../../api/verification.ts";
import { fieldNameKey } from "../../domain/fieldNames.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { useOwnClient } from "../parts/useClient.ts";
import { useRuleText } from "../parts/useRuleText.ts";
import { CODE_DIGITS, type CodeValues, codeForm, plainCode } from "./codeForm.ts";

/** Faults after which the server may have taken the code: the answer alone was lost. */
const LOST: ReadonlySet<Fault["kind"]> = new Set(["timeout", "unreachable", "offline"]);

/**
 * Goes on with an account that is verified.
 * @returns what kept it from going on, `unverified` where the account is not
 */
export type GoOn = () => Promise<Fault | undefined>;

/**
 * Confirming the code. Where an answer was lost the code may be used up, so that its next refusal proves nothing: then it is
 * tried whether the account is verified.
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
    /** Something stands in the field. */
    isTyped: code !== "",
    fault,
    /** What kept it from going on after a code that was right. */
    loginFault: loginFault,
    submit: ({ code }: CodeValues) => under(() => confirm(plainCode(code))),
    tryAgain: () => under(goOn),
  } as const;
}

export type ConfirmingCode = ReturnType<typeof useConfirmCode>;
