import { useState } from "react";
import type { FieldPath } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Fault } from "../../../api/fault.ts";
import { PASSWORD_SHORTEST } from "../../../domain/schemas/personStructs.ts";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { FormField } from "../../../ui/form/FormField.tsx";
import type { SchemaForm } from "../../../ui/form/useSchemaForm.ts";
import { Text } from "../../../ui/text/Text.tsx";
import type { NewPasswordValues } from "./newPassword.ts";
import { type NewPasswordKind, useNewPasswordTexts } from "./newPassword.ts";

/**
 * The fields of a new password and its confirmation, with the length rule as hint and a checkbox that shows the password. The
 * form's schema contains `newPassword`'s fields and is `confirmed`. Its error texts come from `useNewPasswordTexts`.
 */
export function NewPasswordFields<Values extends NewPasswordValues>(props: {
  readonly of: SchemaForm<Values>;
  readonly kind: NewPasswordKind;
}) {
  const { t } = useTranslation();
  const { labels } = useNewPasswordTexts(props.kind);
  const [shown, setShown] = useState(false);
  const control = {
    of: props.of,
    type: shown ? "text" : "password",
    autoComplete: "new-password",
    autoCapitalize: "none",
    spellCheck: false,
    length: "medium",
    translate: "no",
  } as const;
  return (
    <>
      <FormField
        {...control}
        // Every form with these values has this path, but TypeScript cannot derive it from a generic type.
        name={"password" as FieldPath<Values>}
        label={labels.password}
        hint={t("newPassword.rule", { length: PASSWORD_SHORTEST })}
      />
      <FormField
        {...control}
        name={"confirm_password" as FieldPath<Values>}
        label={labels.confirm_password}
      />
      <Checkbox
        label={t("newPassword.show")}
        checked={shown}
        onChange={({ currentTarget }) => setShown(currentTarget.checked)}
      />
    </>
  );
}

/** Calls without an answer. The server may have executed them nevertheless. */
const UNANSWERED: ReadonlySet<Fault["kind"]> = new Set(["offline", "timeout", "unreachable"]);

/** Explains which password to try when no answer came to a new password. */
export function MaybeSaved({ fault }: { readonly fault: Fault }) {
  const { t } = useTranslation();
  return UNANSWERED.has(fault.kind) ? <Text>{t("newPassword.maybeSaved")}</Text> : null;
}
