import { useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type Fault, faultOf } from "../../api/fault.ts";
import { type Credentials, confirmVerification } from "../../api/verification.ts";
import { fieldNameKey } from "../../domain/fieldNames.ts";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { useOwnClient } from "../parts/useClient.ts";
import { useRuleText } from "../parts/useRuleText.ts";
import { CODE_DIGITS, type CodeValues, codeForm, plainCode } from "./codeForm.ts";

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

export type ConfirmingCode = ReturnType<typeof useConfirmCode>;
