import { fieldNameKey, nameInSentenceKey } from "../../../domain/fieldNames.ts";
import { PASSWORD_LONGEST, PASSWORD_SHORTEST } from "../../../domain/schemas/personStructs.ts";
import { useTranslation } from "../../../i18n/useTranslation.tsx";
import { useRuleText } from "../useRuleText.ts";
import type { NewPasswordValues } from "./newPassword.ts";

/** Whether an account gets its first password, or another one in place of the one it has. */
export type NewPasswordKind = "first" | "another";

const LENGTHS: Readonly<Record<string, number>> = { min: PASSWORD_SHORTEST, max: PASSWORD_LONGEST };

/** What stands at the fields of a new password, and what is wrong with them. */
export function useNewPasswordTexts(kind: NewPasswordKind) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const labels = {
    password: t(kind === "first" ? fieldNameKey("password") : "newPassword.another"),
    confirm_password: t(fieldNameKey("confirm_password")),
  };
  const names = {
    password: labels.password,
    confirm_password: t(nameInSentenceKey("confirm_password")),
  };
  const errorText = (name: keyof NewPasswordValues, code: string) =>
    // what does not match is the password, old or new, whose confirmation that is
    ruleText(code === "confirmed" ? t(fieldNameKey("password")) : names[name], code, {
      length: LENGTHS[code] ?? 0,
    });
  return { labels, errorText } as const;
}
